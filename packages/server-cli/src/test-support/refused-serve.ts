import { spawnNode } from '@linkvitals/testing';

const main = new URL('../main.ts', import.meta.url).pathname;

/** The exit code and the message of a `linkvitals serve` that does not start. */
export async function refusedServe(env: Readonly<Record<string, string>>) {
  const server = spawnNode([main, 'serve'], { env });
  const { code } = await server.exited;
  return { code, said: server.stderr };
}
