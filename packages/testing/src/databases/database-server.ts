import type { Apt } from './apt.ts';
import type { Log } from './log.ts';

/** The tools of the machine for provisioning. */
export interface Machine {
  readonly apt: Apt;
  readonly log: Log;
}

export interface RunningServer {
  /** URL without a database name. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A kind of server that tests can use. */
export interface DatabaseServer {
  readonly name: 'MariaDB' | 'MySQL' | 'MongoDB' | 'Redis' | 'Chromium';
  /** The environment variable with the URL of a server to use instead. */
  readonly variable: string;
  /** The command that a person runs to get it: `install ... with ...`. */
  readonly remedy: string;
  /** A run may do without it, also with `CI=true`, because not every machine can have it. Default false. */
  readonly isOptional?: boolean;
  /** Prepares the machine for `start`. Rejects with the reason when it cannot. Fast when nothing has to be done. */
  install(machine: Machine): Promise<void>;
  /** Starts an empty server on a free port. */
  start(machine: Machine): Promise<RunningServer>;
}
