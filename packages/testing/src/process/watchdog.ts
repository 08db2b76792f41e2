// Runs a program that ends when this process's standard input does, that is at the latest when its starter dies,
// in whatever way. Called as: node watchdog.ts <folder to remove at the end> <program> <arguments...>
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder, program, ...args] = process.argv.slice(2);
if (folder === undefined || program === undefined) throw new Error('usage: watchdog.ts <folder> <program> [arguments]');

// A process group of its own: a program may be a script that starts another one, which holds the output open.
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
// The data is thrown away, so nothing is gained by an orderly shutdown.
function kill(): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

process.stdin.on('end', kill).on('error', kill).resume();
process.on('SIGTERM', kill);
child.on('error', (error) => {
  process.stderr.write(`${program}: ${error.message}\n`);
  end(1);
});
child.on('exit', (code) => end(code ?? 1));

function end(code: number): void {
  rmSync(folder ?? '', { recursive: true, force: true });
  process.exit(code);
}
