#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --v8-pool-size=2 --max-semi-space-size=8 --min-semi-space-size=8 --initial-old-space-size=48 --heap-growing-percent=60
import { setFlagsFromString } from 'node:v8';
import { createPageThread } from '@linkvitals/crawler/page-thread';
import { processIo } from './io.ts';
import { isAtFullSpeed } from './is-at-full-speed.ts';

// The line above keeps the process small (decision 10). Threads have limits of their own, which that flag would override.
setFlagsFromString('--max-semi-space-size=0');
// A small site is checked before V8's last compiler has paid for itself: fewer functions go there, and later.
setFlagsFromString('--invocation-count-for-turbofan=20000');

const args = process.argv.slice(2);

// A reader that has seen enough (`| head`) closes the pipe; that is no error of ours. `check` has files to finish and an
// exit code to keep, and says itself when the disk is full.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (args[0] === 'check') return;
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const pageThread = isAtFullSpeed(args) ? createPageThread() : undefined;
// The thread starts while this one loads the rest of the command, which takes as long.
void pageThread?.start();
const { runCli } = await import('./run-cli.ts');
process.exitCode = await runCli(args, { ...processIo(), pageThread });
