#!/usr/bin/env -S MALLOC_ARENA_MAX=1 node --v8-pool-size=2 --max-semi-space-size=8 --initial-old-space-size=8 --heap-growing-percent=60
import { setFlagsFromString } from 'node:v8';
import { processIo } from './io.ts';
import { runCli } from './run-cli.ts';

// The line above keeps the process small (decision 10). Threads have limits of their own, which that flag would override.
setFlagsFromString('--max-semi-space-size=0');
// A small site is checked before V8's last compiler has paid for itself: fewer functions go there, and later.
setFlagsFromString('--invocation-count-for-turbofan=20000');

// A reader that has seen enough (`| head`) closes the pipe; that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await runCli(process.argv.slice(2), processIo());
