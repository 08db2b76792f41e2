// Kills processes when this process's standard input ends, at the latest when its starter dies in any way. Each line of
// the input is a process id: `+12` has to be killed then, `-12` has ended already.
import { createInterface } from 'node:readline';

const running = new Set<number>();

createInterface(process.stdin)
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) running.add(pid);
    else running.delete(pid);
  })
  .on('close', () => {
    for (const pid of running) kill(pid);
  });

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
