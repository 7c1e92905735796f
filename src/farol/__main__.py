"""python -m farol, the same as the command farol."""

from farol.cli import main

if __name__ == "__main__":
    main()
