#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --v8-pool-size=2 --max-semi-space-size=8 --min-semi-space-size=8 --initial-old-space-size=48
import { createPageThread } from '@linkvitals/crawler/page-thread';
import { processIo } from './io.ts';
import { isAtFullSpeed } from './is-at-full-speed.ts';
import { resetHeapFlags, setRunFlags } from './v8-flags.ts';

// The line above keeps the process small (decision 10).
resetHeapFlags();

/** Milliseconds after which the modules of any command are loaded, and nothing has grown large. */
const LOADED_MS = 500;

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
const { runCli } = await import('./run-cli.ts');
process.exitCode = await runCli(args, processIo(pageThread));
