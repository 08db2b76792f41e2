import { perLane, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { canary, createBuggyServer } from './test-support/buggy-server.ts';
import { run } from './test-support/run.ts';

const rejection = ['rejection', 'unhandled rejection: the server ends'] as const;
const exception = ['exception', 'uncaught exception: the server ends'] as const;

it.each(perLane([rejection], [rejection, exception]))(
  'a bug that nobody caught (%s) is one line with the ids of its work and no secret; the process drains and ends with 1',
  async (bug, message) => {
    const stage = await createBuggyServer();
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
    // The request itself succeeds, because it had no fault.
    expect(sent.status).toBe(202);
    expect(await process.exited).toEqual({ code: 1, signal: null });

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

    // The server starts cleanly, and the event arrives, from the first process or from this one.
    const again = await stage.start();
    await subscriber.waitFor(() => true);
    expect(await again.process.kill()).toEqual({ code: 0, signal: null });
  },
);
