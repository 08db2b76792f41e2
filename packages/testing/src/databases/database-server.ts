import type { Apt } from './apt.ts';
import type { Log } from './log.ts';

/** What provisioning may use. */
export interface Machine {
  readonly apt: Apt;
  readonly log: Log;
}

export interface RunningServer {
  /** Without a database name. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A kind of server that tests can have. */
export interface DatabaseServer {
  readonly name: 'MariaDB' | 'MySQL' | 'MongoDB' | 'Redis' | 'Chromium';
  /** The environment variable that names a server to use instead. */
  readonly variable: string;
  /** What a person does to get it: `install ... with ...`. */
  readonly remedy: string;
  /** A run may do without it, also with `CI=true`: it cannot be had everywhere. Default false. */
  readonly isOptional?: boolean;
  /** Makes the machine able to `start`. Rejects when it cannot, saying why. Fast when nothing is to be done. */
  install(machine: Machine): Promise<void>;
  /** Starts an empty server of our own on a free port. */
  start(machine: Machine): Promise<RunningServer>;
}
