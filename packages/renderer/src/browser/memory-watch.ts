import { readdirSync, readFileSync } from 'node:fs';

interface MemoryWatchParts {
  /** Process group of the browser. */
  readonly group: number;
  /** Bytes that one process may take. */
  readonly maxBytes: number;
  /** Called when a process that renders pages was ended. */
  readonly onKilled: () => void;
  /** Called when another process of the browser grew beyond the bound: the browser as a whole must end. */
  readonly onGrown: () => void;
}

/**
 * Ends processes of a browser that grow beyond a bound. Chromium has none for what a page keeps outside of the heap of its scripts, and limits
 * of the system would end every page. Works on Linux only: elsewhere there is no `/proc`, and nothing happens.
 */
export class MemoryWatch {
  readonly #parts: MemoryWatchParts;
  /** Processes that were looked at, and whether they are of this browser. */
  #known = new Map<string, boolean>();

  constructor(parts: MemoryWatchParts) {
    this.#parts = parts;
  }

  /** Looks once at all processes. */
  look(): void {
    const { group, maxBytes, onKilled, onGrown } = this.#parts;
    const known = new Map<string, boolean>();
    for (const pid of processes()) {
      const isOurs = this.#known.get(pid) ?? groupOf(pid) === group;
      known.set(pid, isOurs);
      if (!isOurs || residentBytes(pid) <= maxBytes) continue;
      if (!isRenderer(pid)) {
        onGrown();
        return;
      }
      kill(Number(pid));
      onKilled();
    }
    this.#known = known;
  }
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The content of a file of a process; empty when the process is gone. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

/** Its name is in brackets and may hold anything; state, parent and group follow. */
function groupOf(pid: string): number {
  const stat = read(pid, 'stat');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

const residentBytes = (pid: string): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1_024;

const isRenderer = (pid: string): boolean => read(pid, 'cmdline').includes('--type=renderer');

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}
