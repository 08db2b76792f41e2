import { expect, it } from 'vitest';
import { createApi, listAll } from './api.ts';
import { setStage } from './staged-domain.ts';

const ended = { interval: 100 };
/** The pause between the two requests for a URL whose fault may pass. */
const pause = (ms: number) => ({ LINKVITALS_RECHECK_AFTER_MS: String(ms) });

it('kill -9 while the URL of an issue is checked again: it is checked once more, and settled once', async () => {
  const { api, domainId, installation, key, server } = await setStage({ pages: 20, env: pause(100), alone: true });
  const { id: crawlId } = await api.post(`/domains/${domainId}/crawls`);
  await expect.poll(async () => (await api.get(`/crawls/${crawlId}`)).state, ended).toBe('completed');
  const issues = await listAll(api, `/domains/${domainId}/issues?kind=broken_link`);
  const { id } = issues.find(({ status_code }) => status_code === 500);
  const usage = async (from = api) => (await from.get(`/domains/${domainId}`)).metrics.credit_usage;
  const used = await usage();
  await server.process.kill('SIGTERM');

  // A server that does not come to the end of its pause before it is killed.
  const slow = await installation.serve(pause(600_000));
  const killed = createApi(slow.url, key);
  const wanted = await killed.post(`/issues/${id}/recheck`);
  await expect.poll(async () => (await killed.get(`/issues/${id}/recheck`)).state, ended).toBe('running');
  await slow.process.kill('SIGKILL');

  const { url } = await installation.serve();
  const again = createApi(url, key);
  await expect.poll(async () => (await again.get(`/issues/${id}/recheck`)).state, ended).toBe('done');
  const recheck = await again.get(`/issues/${id}/recheck`);
  expect(recheck).toMatchObject({ id: wanted.id, outcome: 'persisting', evidence: { status_code: 500 } });
  const changes = await listAll(again, `/issues/${id}/changes`);
  expect(changes.map(({ change }) => change)).toEqual(['rechecked', 'opened']);
  expect(await usage(again)).toBe(used + 1);
});
