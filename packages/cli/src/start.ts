import { createPageThread } from '@linkvitals/crawler/page-thread';
import { type Io, processIo } from './io.ts';
import { isAtFullSpeed } from './is-at-full-speed.ts';
import { resetHeapFlags, setRunFlags } from './v8-flags.ts';

/** Milliseconds after which the modules of any command are loaded, and nothing has grown large. */
const LOADED_MS = 500;

/** Runs a command line, without the name of the program, and returns the exit code. */
type RunCommandLine = (args: readonly string[], io: Io) => Promise<number>;

/**
 * Runs the command line of this process.
 * @param load loads the rest of the program
 */
export async function start(load: () => Promise<RunCommandLine>): Promise<void> {
  resetHeapFlags();
  const args = process.argv.slice(2);

  // A reader such as `| head` may close the pipe early, which is no error. `check` has files to finish and an exit code
  // to keep, and reports a full disk itself.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (args[0] === 'check') return;
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

  const pageThread = isAtFullSpeed(args) ? createPageThread() : undefined;
  // The thread starts while this one loads the rest of the command, which takes as long.
  if (pageThread === undefined) setTimeout(setRunFlags, LOADED_MS).unref();
  else void pageThread.start().then(setRunFlags);
  const run = await load();
  process.exitCode = await run(args, processIo(pageThread));
}
