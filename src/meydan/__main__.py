"""`python -m meydan`: the same as `meydan`, where the command is not on the path."""
from meydan.cli import main

if __name__ == "__main__":
    main()
