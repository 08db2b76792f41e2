// Runs a program that ends when this process's standard input does, that is at the latest when its starter dies,
// in whatever way. Called as: node watchdog.ts <folder to remove at the end> <program> <arguments...>
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder, program, ...args] = process.argv.slice(2);
if (folder === undefined || program === undefined) throw new Error('usage: watchdog.ts <folder> <program> [arguments]');

const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
// The data is thrown away, so nothing is gained by an orderly shutdown.
const kill = () => child.kill('SIGKILL');

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
