import { expect, onTestFinished, test } from 'vitest';
import { startBroker } from './broker.ts';
import type { Provisioning } from './provision.ts';

async function serve(start: () => Promise<Provisioning>) {
  const broker = await startBroker({ mysql: start });
  onTestFinished(() => broker.close());
  const request = (kind: string) => fetch(`${broker.url}/${kind}`);
  return { broker, request };
}

test('a server is started at the first request, shared by all, and stopped at the end', async () => {
  const calls: string[] = [];
  const gate = Promise.withResolvers<void>();
  const { broker, request } = await serve(async () => {
    calls.push('start');
    await gate.promise;
    return {
      provision: { url: 'mysql://own' },
      running: { url: 'mysql://own', stop: async () => void calls.push('stop') },
    };
  });
  expect(calls).toEqual([]);
  const answers = [request('mysql'), request('mysql')];
  gate.resolve();
  for (const answer of answers) expect(await (await answer).json()).toEqual({ url: 'mysql://own' });
  expect(calls).toEqual(['start']);
  await broker.close();
  expect(calls).toEqual(['start', 'stop']);
});

test('who uses another name gets another server', async () => {
  let count = 0;
  const { broker, request } = await serve(async () => {
    count += 1;
    return { provision: { url: `mysql://${count}` } };
  });
  const urlOf = async (path: string) => (await request(path)).json();
  expect(await urlOf('mysql/1')).toEqual({ url: 'mysql://1' });
  expect(await urlOf('mysql/2')).toEqual({ url: 'mysql://2' });
  expect(await urlOf('mysql/1')).toEqual({ url: 'mysql://1' });
  await broker.close();
});

test('every request gets the reason when a server does not start', async () => {
  const { request } = await serve(() => Promise.reject(new Error('disk full')));
  const answer = await request('mysql');
  expect([answer.status, await answer.text()]).toEqual([500, 'Error: disk full']);
});

test('a kind that does not exist is not found', async () => {
  const { request } = await serve(async () => ({ provision: { url: '' } }));
  expect((await request('oracle')).status).toBe(404);
});
