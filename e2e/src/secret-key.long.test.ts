import { verifySignature } from '@linkvitals/contract/signature';
import { startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createApi } from './api.ts';
import { createInstallation } from './installation.ts';

it('the key of the secrets is changed while the server runs, and nobody who verifies notices', async () => {
  // The embedded default, whatever the installation: its key lies in the data folder.
  const installation = await createInstallation({ DATABASE_URL: '' });
  const subscriber = await startSubscriber();
  onTestFinished(() => subscriber.close());
  const server = await installation.serve();
  const key = await installation.newKey();
  const api = createApi(server.url, key);
  const make = () => api.post('/webhooks', { url: subscriber.url, events: ['crawl.failed'] });
  const deliver = async (through: typeof api, { id, secret }: { id: string; secret: string }) => {
    const { id: delivery } = await through.post(`/webhooks/${id}/test`);
    const request = await subscriber.waitFor(({ headers }) => headers['x-service-delivery'] === delivery);
    const now = Math.floor(Date.now() / 1000);
    return verifySignature(request.body, request.headers['x-service-signature'], { secrets: [secret], now });
  };

  const before = await make();
  expect(await deliver(api, before)).toBe('valid');
  expect((await installation.run('secrets', 'add-key')).code).toBe(0);
  expect(await installation.run('secrets', 'rotate-key')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^1 rows encrypted anew/),
  });
  // The server was started with the old key only; now it meets the new one.
  expect(await deliver(api, before)).toBe('valid');
  const after = await make();
  expect(await installation.run('secrets', 'rotate-key')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^0 rows/),
  });
  expect(await server.process.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  const again = createApi((await installation.serve()).url, key);
  expect([await deliver(again, before), await deliver(again, after)]).toEqual(['valid', 'valid']);
});
