import type { Readable, Writable } from 'node:stream';
import type { PageThread } from '@linkvitals/crawler/page-thread';

/** The parts of its process that a command may use. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths and the config file are looked for in. */
  readonly cwd: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Calls back at each stop signal; the returned function removes the callback. */
  onStopSignal(callback: () => void): () => void;
  /** Ends the process now, without waiting for anything. */
  exit(code: number): void;
  /** The thread that reads pages, when the command line has `--rate 0`. Undefined: a check that needs one makes it. */
  readonly pageThread?: PageThread | undefined;
}

/**
 * Signals this close together count as one. A Ctrl-C reaches a program that npm started up to three times: from the
 * terminal, from npm and from a script in between.
 */
const SECOND_SIGNAL_MS = 500;

/** The `Io` of this process. */
export function processIo(pageThread?: PageThread): Io {
  const { env, stdout, stderr } = process;
  return {
    env,
    pageThread,
    cwd: process.cwd(),
    // stdin is opened when it is first used, because that takes 2 ms.
    get stdin() {
      return process.stdin;
    },
    stdout,
    stderr,
    onStopSignal(callback) {
      let last = Number.NEGATIVE_INFINITY;
      const received = () => {
        const now = performance.now();
        if (now - last > SECOND_SIGNAL_MS) callback();
        last = now;
      };
      process.on('SIGINT', received).on('SIGTERM', received);
      return () => void process.off('SIGINT', received).off('SIGTERM', received);
    },
    exit: (code) => process.exit(code),
  };
}
