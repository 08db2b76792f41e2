import { runWith } from '../../../cli/src/test-support/run.ts';
import { runServerCli } from '../run-server-cli.ts';

/** Runs one command line of the server's program in this process. */
export const run = runWith(runServerCli);
