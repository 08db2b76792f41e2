import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NodeProcess, spawnNode, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { run } from './test-support/run.ts';

const program = new URL('test-support/serve-with-bug.ts', import.meta.url).pathname;
const canary = 'canary-0123456789abcdef';

interface Stage {
  readonly env: Readonly<Record<string, string>>;
  start(bug?: 'rejection' | 'exception'): Promise<{ readonly process: NodeProcess; readonly url: string }>;
}

async function createStage(): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'linkvitals-bug-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const env = {
    LINKVITALS_DATA_DIR: folder,
    LINKVITALS_PORT: '0',
    LINKVITALS_ALLOW_CIDRS: '127.0.0.0/8',
    LINKVITALS_ALLOW_HTTP_WEBHOOKS: 'true',
    LINKVITALS_SWEEP_SECONDS: '0.5',
  };
  return {
    env,
    async start(bug) {
      const planted = bug === undefined ? {} : { LINKVITALS_TEST_BUG: bug, LINKVITALS_TEST_CANARY: canary };
      const process = spawnNode([program], { env: { ...env, ...planted } });
      const [, url = ''] = await process.waitForLine(/Address +(http:\S+)/);
      return { process, url };
    },
  };
}

it.each([
  ['rejection', 'unhandled rejection: the server ends'],
  ['exception', 'uncaught exception: the server ends'],
] as const)(
  'a bug that nobody caught (%s) is one line with the ids of its work and no secret; the process drains and ends with 1',
  async (bug, message) => {
    const stage = await createStage();
    const subscriber = await startSubscriber();
    onTestFinished(() => subscriber.close());
    await run(['account', 'create'], stage.env);
    const authorization = `Bearer ${(await run(['key', 'create'], stage.env)).stdout.trim()}`;
    const headers = { authorization, 'content-type': 'application/json', 'x-request-id': 'the-one-with-the-bug' };
    const post = async (url: string, body?: unknown) =>
      fetch(url, { method: 'POST', headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });

    const { process, url } = await stage.start(bug);
    const made = await post(`${url}/api/v1/webhooks`, { url: subscriber.url, events: ['crawl.failed'] });
    const { id } = (await made.json()) as { id: string };
    const sent = await post(`${url}/api/v1/webhooks/${id}/test`);
    const failed = performance.now();
    // The request itself is answered: nothing was wrong with it.
    expect(sent.status).toBe(202);
    expect(await process.exited).toEqual({ code: 1, signal: null });
    // It gives up what is under way after 10 s, not after the 30 s that it has when it is stopped.
    expect(performance.now() - failed).toBeLessThan(20_000);

    const fatal = process.stdout.split('\n').filter((line) => line.includes('"level":60'));
    expect(fatal).toHaveLength(1);
    expect(JSON.parse(fatal[0] ?? '')).toMatchObject({
      msg: message,
      request_id: 'the-one-with-the-bug',
      delivery_id: expect.any(String),
      err: { message: 'cannot reach mysql://[hidden]@db/linkvitals' },
    });
    expect(process.stdout + process.stderr).not.toContain(canary);
    expect(process.stdout).toContain('stopping: no new work is taken');

    // It starts clean, and the event arrives, by the first process or by this one.
    const again = await stage.start();
    await subscriber.waitFor(() => true);
    expect(await again.process.kill()).toEqual({ code: 0, signal: null });
  },
);
