import type { Readable, Writable } from 'node:stream';
import type { PageThread } from '@linkvitals/crawler/page-thread';

/** What a command may touch of the process that it runs in. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths and the config file are looked for in. */
  readonly cwd: string;
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  /** Calls back at each signal to stop; the result removes the callback. */
  onStopSignal(callback: () => void): () => void;
  /** Ends the process now, without waiting for anything. */
  exit(code: number): void;
  /** Started where the command line requests pages at full speed. */
  readonly pageThread?: PageThread | undefined;
}

/**
 * One Ctrl-C reaches a program that npm started up to three times: from the terminal, from npm and from a script in
 * between. Signals this close together count as one.
 */
const SECOND_SIGNAL_MS = 500;

/** The process itself. */
export function processIo(pageThread?: PageThread): Io {
  const { env, stdout, stderr } = process;
  return {
    env,
    pageThread,
    cwd: process.cwd(),
    // Opened when it is read from: that takes 2 ms.
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
