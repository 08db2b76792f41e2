import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import {
  brokenLinksFound,
  CRAWL_ID,
  OTHER_SECRET,
  SECRET,
  signedDelivery,
  testEvent,
} from './test-support/signed-delivery.ts';
import { verify } from './verify.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const script = new URL('../../../examples/receiver-python/receiver.py', import.meta.url).pathname;
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('the README', () => {
  it('gives a header that is right for its body and secret', async () => {
    const header = /^X-Service-Signature: (.*)$/m.exec(readme)?.[1];
    const secret = /`(whsec_[A-Za-z0-9+/=]{20,})`/.exec(readme)?.[1] ?? '';
    const body = /^\{"event":"test".*\}$/m.exec(readme)?.[0] ?? '';
    expect(readme).toContain(`body of ${new TextEncoder().encode(body).length} bytes`);
    await verify(body, header, { secret, now: () => 1_800_000_000_000 });
  });
});

describe.runIf(hasPython)('a subscriber in Python, written from the README alone', () => {
  let child: ChildProcess | undefined;

  afterEach(() => child?.kill());

  async function start() {
    const started = spawn('python3', [script], {
      env: { PATH: process.env.PATH, PORT: '0', LINKVITALS_WEBHOOK_SECRET: SECRET },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const lines = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
    const nextLine = async () => JSON.parse(String((await lines.next()).value));
    const { listening: url } = await nextLine();
    const post = async (...[payload, options]: Parameters<typeof signedDelivery>) => {
      const response = await fetch(url, await signedDelivery(payload, { at: Date.now(), ...options }));
      return [response.status, await nextLine()];
    };
    return post;
  }

  it('handles a signed event, drops its repetition, and keeps the events of a crawl apart', async () => {
    const post = await start();
    const line = { verified: true, status: 200, event: 'broken_links.found', crawl_id: CRAWL_ID, duplicate: false };
    expect(await post(brokenLinksFound)).toEqual([200, line]);
    expect(await post(brokenLinksFound)).toEqual([200, { ...line, duplicate: true }]);
    const failed = { ...brokenLinksFound, event: 'crawl.completed' };
    expect(await post(failed)).toMatchObject([200, { event: 'crawl.completed', duplicate: false }]);
    expect(await post(testEvent)).toMatchObject([200, { event: 'test', crawl_id: null, duplicate: false }]);
    expect(await post(testEvent)).toMatchObject([200, { duplicate: true }]);
  });

  it('accepts either signature of a rotation', async () => {
    const post = await start();
    expect(await post(testEvent, { secrets: [OTHER_SECRET, SECRET] })).toMatchObject([200, { verified: true }]);
  });

  it('refuses what is forged, old, ahead or malformed', async () => {
    const post = await start();
    const refused = [401, { verified: false, status: 401 }];
    expect(await post(testEvent, { secrets: [OTHER_SECRET] })).toEqual(refused);
    expect(await post(testEvent, { at: Date.now() - 310_000 })).toEqual(refused);
    expect(await post(testEvent, { at: Date.now() + 310_000 })).toEqual(refused);
    for (const header of ['', 't=1', `t=²,v1=${'0'.repeat(64)}`, `t=1,t=1,v1=${'0'.repeat(64)}`, 'v1=zz']) {
      expect(await post(testEvent, { headers: { 'x-service-signature': header } })).toEqual(refused);
    }
  });

  it('answers 400 to what is genuine and not an event', async () => {
    const post = await start();
    for (const payload of ['{', '[]', '{"event":"test"}', '{"event":"test","data":1}']) {
      expect(await post(payload)).toEqual([400, { verified: true, status: 400 }]);
    }
  });
});
