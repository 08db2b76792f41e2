import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The number of output lines in an error message. */
const KEPT_LINES = 15;

/** Runs a program to its end, with its input closed; rejects with its last lines when it fails. */
export async function runProgram(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).split('\n').slice(-KEPT_LINES).join('\n');
    });
  }
  const [code, signal] = await once(child, 'close');
  if (code !== 0) throw new Error(`${path} ${args.join(' ')} ended with ${code ?? signal}:\n${output}`);
}
