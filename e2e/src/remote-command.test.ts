import { spawnNode, startSubscriber } from '@linkvitals/testing';
import { expect, it, onTestFinished } from 'vitest';
import { command } from './installation.ts';
import { hostname, setStageHere } from './staged-domain.ts';

/** Runs the command with only the server's address and a key, as on another machine. */
function clientOf({ server, key }: Awaited<ReturnType<typeof setStageHere>>) {
  const start = (...args: string[]) =>
    spawnNode([command, ...args], { env: { LINKVITALS_URL: server.url, LINKVITALS_API_KEY: key } });
  const remote = async (...args: string[]) => {
    const child = start(...args);
    const { code } = await child.exited;
    return { code, stdout: child.stdout, stderr: child.stderr };
  };
  return { start, remote };
}

it('a crawl that is waited for ends with 1 and its broken links, and with 0 when there are none', async () => {
  const stage = await setStageHere();
  const { remote } = clientOf(stage);
  const waited = await remote('crawls', 'start', hostname, '--wait');
  expect(waited.code).toBe(1);
  expect(waited.stdout).toMatch(/^STATE +completed$/m);
  const [, id = ''] = /crawls links (\S+)`/.exec(waited.stderr) ?? [];
  const links = (await remote('crawls', 'links', id, '--format', 'jsonl')).stdout.trim().split('\n');
  const broken = stage.site.truth().broken.map(({ url }) => url);
  expect(links.map((line) => JSON.parse(line).url).sort()).toEqual(broken.sort());
  for (const domain of [[hostname], []]) {
    const { stdout } = await remote('crawls', 'list', ...domain);
    expect(stdout).toMatch(new RegExp(`\n${id} +${hostname} +completed +manual `));
  }

  const whole = await setStageHere({ pages: 1, links: 0, ext: 0, assets: 0 });
  expect(whole.site.truth().broken).toEqual([]);
  expect(await clientOf(whole).remote('crawls', 'start', hostname, '--wait')).toMatchObject({ code: 0 });
});

it('Ctrl-C ends the wait with 130, and the crawl goes on until it is canceled, which is no result', async () => {
  const stage = await setStageHere({ latencyMs: 5_000 });
  const { start, remote } = clientOf(stage);
  const waiting = start('crawls', 'start', hostname, '--wait', '--format', 'json');
  await expect.poll(async () => (await stage.api.get('/crawls?state=running')).data).toHaveLength(1);
  expect(await waiting.kill('SIGINT')).toEqual({ code: 130, signal: null });
  expect(waiting.stderr).toContain('the crawl goes on');
  const running = await remote('crawls', 'list', hostname, '--state', 'running', '--format', 'json');
  const [crawl] = JSON.parse(running.stdout);
  expect((await remote('crawls', 'start', hostname)).stderr).toContain(`crawls get ${crawl.id}`);
  expect((await remote('crawls', 'start', hostname, '--wait')).code).toBe(3);
  expect((await remote('crawls', 'cancel', crawl.id)).code).toBe(0);
});

it('a test event shows whether the endpoint took it', async () => {
  const { remote } = clientOf(await setStageHere());
  const subscriber = await startSubscriber({ respond: (_, index) => (index === 0 ? {} : { status: 410 }) });
  onTestFinished(() => subscriber.close());
  const made = await remote('webhooks', 'add', subscriber.url, '--events', 'crawl.failed', '--format', 'json');
  const { id } = JSON.parse(made.stdout);
  const taken = await remote('webhooks', 'test', id);
  expect(taken).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^STATE +delivered$[\s\S]*^Attempt 1: answer 200/m),
  });
  const refused = await remote('webhooks', 'test', id);
  expect(refused).toMatchObject({ code: 1, stdout: expect.stringMatching(/^STATE +pending$[\s\S]*answer 410/m) });
  expect((await remote('webhooks', 'deliveries', id, '--format', 'jsonl')).stdout.trim().split('\n')).toHaveLength(2);
});
