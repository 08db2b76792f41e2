// Runs a program until this process's standard input ends, at the latest when its starter dies in any way. Called as:
// node watchdog.ts <folder to remove at the end> <program> <arguments...>
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder, program, ...args] = process.argv.slice(2);
if (folder === undefined || program === undefined) throw new Error('usage: watchdog.ts <folder> <program> [arguments]');

// The program gets a process group of its own, because it may be a script that starts another one, which holds the
// output open.
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
// SIGKILL is enough, because the data is removed anyway.
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
