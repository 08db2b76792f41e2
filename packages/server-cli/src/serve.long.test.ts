import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createBuggyServer } from './test-support/buggy-server.ts';
import { run } from './test-support/run.ts';

it('a bug that nobody caught ends the process before a subscriber has had the 30 s that each attempt has', async () => {
  const stage = await createBuggyServer();
  const subscriber = await startSubscriber({ respond: () => 'hang' });
  onTestFinished(() => subscriber.close());
  await run(['account', 'create'], stage.env);
  const authorization = `Bearer ${(await run(['key', 'create'], stage.env)).stdout.trim()}`;
  const headers = { authorization, 'content-type': 'application/json' };

  const { process, url } = await stage.start('exception');
  const body = JSON.stringify({ url: subscriber.url, events: ['crawl.failed'] });
  const made = await fetch(`${url}/api/v1/webhooks`, { method: 'POST', headers, body });
  const { id } = (await made.json()) as { id: string };
  await fetch(`${url}/api/v1/webhooks/${id}/test`, { method: 'POST', headers });
  expect(await process.exited).toEqual({ code: 1, signal: null });
  // A server that is stopped by a signal waits for the end of the attempt, and does not print this.
  expect(process.stdout).toContain('some work did not finish in time');
  expect(process.stdout).not.toContain('"delivery attempted"');
});
