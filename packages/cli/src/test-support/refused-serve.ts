import { spawnNode } from '@linkvitals/testing';

const main = new URL('../main.ts', import.meta.url).pathname;

/** How `linkvitals serve` ends that does not start, and what it says. */
export async function refusedServe(env: Readonly<Record<string, string>>) {
  const server = spawnNode([main, 'serve'], { env });
  const { code } = await server.exited;
  return { code, said: server.stderr };
}
