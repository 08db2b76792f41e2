import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnNode } from '@linkvitals/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { enterDatabase, type Presence } from './enter-database.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'linkvitals-enter-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Enters the database as a server does. `alone`: how often it was alone then. */
async function enter(): Promise<{ readonly presence: Presence; readonly alone: number }> {
  let alone = 0;
  const whenAlone = async () => {
    alone += 1;
  };
  return { presence: await enterDatabase({ url: `sqlite:${join(folder, 'test.db')}`, whenAlone }), alone };
}

it('a server is alone when no other runs, and is not as long as any does', async () => {
  const first = await enter();
  const second = await enter();
  await first.presence.leave();
  const third = await enter();
  await second.presence.leave();
  await third.presence.leave();
  const fourth = await enter();
  await fourth.presence.leave();
  expect([first, second, third, fourth].map(({ alone }) => alone)).toEqual([1, 0, 0, 1]);
});

it('when several servers start at once at most one is alone, and the others wait until it is done', async () => {
  const url = `sqlite:${join(folder, 'test.db')}`;
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const whenAlone = () => {
    reached.resolve();
    return gate.promise;
  };
  let entered = 0;
  const first = enterDatabase({ url, whenAlone });
  await reached.promise;
  const never = async () => expect.unreachable('two servers were alone');
  const others = [1, 2].map(() => enterDatabase({ url, whenAlone: never }));
  for (const one of [first, ...others]) {
    void one.then(() => {
      entered += 1;
    });
  }
  await expect(enterDatabase({ url, whenAlone: never, patienceMs: 1 })).rejects.toThrow('Stop it, then start again');
  expect(entered).toBe(0);
  gate.resolve();
  for (const presence of await Promise.all([first, ...others])) await presence.leave();
});

it('a start that fails while it is alone leaves the database free for the next server', async () => {
  const url = `sqlite:${join(folder, 'test.db')}`;
  const broken = enterDatabase({ url, whenAlone: () => Promise.reject(new Error('disk full')) });
  await expect(broken).rejects.toThrow('disk full');
  const next = await enter();
  await next.presence.leave();
  expect(next.alone).toBe(1);
});

it.each(['sqlite::memory:', 'mysql://user:password@127.0.0.1:1/linkvitals'])('nobody is alone in %s', async (url) => {
  const presence = await enterDatabase({ url, whenAlone: async () => expect.unreachable('alone') });
  await presence.leave();
});

it('a server learns when the last one before it was killed, and only then', async () => {
  const url = `sqlite:${join(folder, 'test.db')}`;
  const states: boolean[] = [];
  const whenAlone = async ({ afterCrash }: { afterCrash: boolean }) => void states.push(afterCrash);
  const die = async () => {
    const program = `
      const { enterDatabase } = await import(${JSON.stringify(new URL('enter-database.ts', import.meta.url).href)});
      await enterDatabase({ url: ${JSON.stringify(url)}, whenAlone: async () => {} });
      console.log('entered');
      setInterval(() => {}, 1000);`;
    const server = spawnNode(['--input-type=module', '--eval', program]);
    await server.waitForLine(/entered/);
    await server.kill('SIGKILL');
  };
  await (await enterDatabase({ url, whenAlone })).leave();
  await die();
  // After a failed check the next start has to check again.
  await expect(enterDatabase({ url, whenAlone: () => Promise.reject(new Error('damaged')) })).rejects.toThrow(
    'damaged',
  );
  await (await enterDatabase({ url, whenAlone })).leave();
  const [first, second] = [await enterDatabase({ url, whenAlone }), await enterDatabase({ url, whenAlone })];
  await first.leave();
  await second.leave();
  await (await enterDatabase({ url, whenAlone })).leave();
  expect(states).toEqual([false, true, false, false]);
});
