import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fakeSender, fixtures, TEST_SECRET } from '@linkvitals/receiver/testing';
import { type SubscriberAnswer, startSubscriber } from '@linkvitals/testing';
import { afterEach, expect, it } from 'vitest';

const main = new URL('./main.ts', import.meta.url).pathname;
let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

function start(env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const args = ['--conditions=@linkvitals/source', main];
  const started = spawn(process.execPath, args, { env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  child = started;
  return started;
}

/** The bridge, with a sender and a Slack that gives these answers. */
async function bridge(...answers: SubscriberAnswer[]) {
  const slack = await startSubscriber({ respond: (_request, index) => answers[index] ?? { body: 'ok' } });
  const env = { PORT: '0', LINKVITALS_WEBHOOK_SECRET: TEST_SECRET, SLACK_WEBHOOK_URL: `${slack.url}/services/T/B/X` };
  const started = start(env);
  const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => String((await lines.next()).value);
  const target = (await nextLine()).replace('listening on ', '').replace('localhost', '127.0.0.1');
  const sender = fakeSender({ target, clock: { now: Date.now, advance: () => {} } });
  return { slack, sender, nextLine, started, [Symbol.asyncDispose]: () => slack.close() };
}

it('posts an event to Slack once, however often it arrives, and ends on SIGTERM', async () => {
  await using running = await bridge();
  const { sender, slack, nextLine, started } = running;
  expect((await sender.attempt(fixtures.crawlFailed())).status).toBe(200);
  expect(await nextLine()).toBe(`posted crawl.failed:${fixtures.crawlFailed().data.crawl_id}`);
  expect((await sender.attempt(fixtures.crawlFailed())).status).toBe(200);
  expect((await sender.attempt(fixtures.crawlStarted())).status).toBe(200);
  expect(
    slack.received.map(({ path, headers, body }) => [path, headers['content-type'], JSON.parse(String(body))]),
  ).toEqual([['/services/T/B/X', 'application/json', { text: expect.stringContaining('crawl failed, TIMEOUT') }]]);
  started.kill('SIGTERM');
  expect((await once(started, 'exit'))[0]).toBe(0);
});

it.each<[string, SubscriberAnswer, RegExp]>([
  [
    'is limiting',
    { status: 429, headers: { 'retry-after': '30' }, body: 'rate_limited' },
    /^answered 500: Slack answered 429: rate_limited$/,
  ],
  ['knows no such webhook', { status: 404, body: 'no_service' }, /^answered 500: Slack answered 404: no_service$/],
  ['redirects', { status: 302, headers: { location: '/elsewhere' } }, /^answered 500: Slack answered 302: $/],
  ['hangs up', 'reset', /^answered 500: fetch failed$/],
  ['talks without end', { status: 500, body: 'x'.repeat(3_000_000) }, /^answered 500: Slack answered 500: x{1024}$/],
])('has the event sent again when Slack %s, and posts it then', async (_name, answer, line) => {
  await using running = await bridge(answer);
  const { sender, slack, nextLine } = running;
  const { state, attempts } = await sender.deliver(fixtures.brokenLinksFound());
  expect([state, ...attempts.map(({ status }) => status)]).toEqual(['delivered', 500, 200]);
  expect(await nextLine()).toMatch(line);
  expect(await nextLine()).toMatch(/^posted broken_links\.found:/);
  expect(slack.received).toHaveLength(2);
});

it.each([
  ['LINKVITALS_WEBHOOK_SECRET', { SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/T/B/X' }],
  ['SLACK_WEBHOOK_URL', { LINKVITALS_WEBHOOK_SECRET: TEST_SECRET }],
])('does not start without %s, and says so', async (variable, env) => {
  const started = start({ PORT: '0', ...env });
  const lines = createInterface({ input: started.stderr })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toContain(variable);
  const [code] = started.exitCode === null ? await once(started, 'exit') : [started.exitCode];
  expect(code).toBe(2);
});
