"""What a figure was measured on."""

import os
import platform
import re
import subprocess
from pathlib import Path

from farol.core.data import Json


def machine() -> dict[str, Json]:
    """Processor, system, Python and the number of cores."""
    return {
        "processor": processor(),
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "cores": os.cpu_count(),
    }


def processor() -> str:
    """The processor's name as the system gives it, or at least its architecture."""
    if platform.system() == "Darwin":
        command = ["sysctl", "-n", "machdep.cpu.brand_string"]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    information = Path("/proc/cpuinfo")
    if information.exists():
        name = re.search(r"^model name\s*:\s*(.+)$", information.read_text(), re.MULTILINE)
        if name is not None:
            return name[1]
    return platform.processor() or platform.machine()
