import { request as httpRequest } from 'node:http';
import { type Respond, spawnNode, startSubscriber } from '@linkvitals/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../run-cli.ts';
import { cliIo, run } from '../test-support/run.ts';
import { headerFor, mac, OTHER_SECRET, SECRET } from '../test-support/signed-body.ts';

const env = { LINKVITALS_WEBHOOK_SECRET: SECRET };
const BODY = JSON.stringify({
  event: 'broken_links.found',
  timestamp: '2027-01-15T08:00:00.000Z',
  data: {
    crawl_id: '01994b1e-7f00-7000-8000-000000000001',
    domain: 'example.com',
    broken_link_count: 7,
    total_pages: 338,
    severity: 'medium',
    top_broken_links: [{ url: 'https://example.com/gone', status_code: 404, found_on_pages: 41 }],
  },
});

function freshHeader(body: string, key: string = SECRET): string {
  const t = Math.floor(Date.now() / 1000);
  return `t=${t},v1=${mac(key, `${t}.`, body)}`;
}

async function listening(...args: string[]) {
  const io = cliIo(env);
  const ended = runCli(['webhooks', 'listen', '--port', '0', ...args], io);
  onTestFinished(async () => {
    io.interrupt();
    await ended;
  });
  await expect.poll(() => io.stderrText()).toMatch(/Listening on/);
  const url = /Listening on (http:\S+?)[,.] /.exec(io.stderrText())?.[1] ?? '';
  return { url, io, ended };
}

const post = (url: string, body = BODY, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-service-signature': freshHeader(body),
      'x-service-delivery': '0190aaaa',
      'x-service-attempt': '2',
      ...headers,
    },
  });

async function target(respond: Respond = () => ({})) {
  const subscriber = await startSubscriber({ respond });
  onTestFinished(() => subscriber.close());
  return subscriber;
}

describe('webhooks listen', () => {
  it('answers a genuine delivery 200 and prints what it says', async () => {
    const { url, io } = await listening();
    expect((await post(`${url}/any/path`)).status).toBe(200);
    await expect.poll(() => io.stdoutText()).toContain('on 41 pages\n');
    const text = io.stdoutText();
    expect(text).toMatch(/^\d\d:\d\d:\d\d {2}broken_links\.found {2}example\.com {2}answered 200\n/);
    expect(text).toContain(`${BODY.length} bytes, delivery 0190aaaa, attempt 2\n`);
    expect(text).toContain('7 broken links, 338 pages read, severity medium\n');
    expect(text).toContain('404  https://example.com/gone  on 41 pages\n');
  });

  it('answers what is not genuine 401 without a word, and prints why', async () => {
    const { url, io } = await listening();
    const answer = await post(url, BODY, { 'x-service-signature': freshHeader(`${BODY}\n`) });
    expect([answer.status, await answer.text()]).toEqual([401, '']);
    await expect.poll(() => io.stdoutText()).toMatch(/REFUSED no_match {2}answered 401\n[\s\S]*line break at the end/);
    expect((await post(url, BODY, { 'x-service-signature': headerFor(BODY) })).status).toBe(401);
    await expect.poll(() => io.stdoutText()).toMatch(/REFUSED timestamp_out_of_tolerance[\s\S]*s more than the 300 s/);
    expect((await post(url, BODY, { 'x-service-signature': freshHeader(BODY, OTHER_SECRET) })).status).toBe(401);
    await expect.poll(() => io.stdoutText()).toMatch(/Most likely the secret/);
  });

  it('forwards the same bytes and headers, and answers as the target does', async () => {
    const { url: to, received } = await target(() => ({
      status: 503,
      headers: { 'retry-after': '7', 'content-type': 'text/plain', 'x-other': '1' },
      body: 'later',
    }));
    const { url, io } = await listening('--forward-to', `${to}/hooks?x=1`);
    const body = BODY.replace('example.com', 'b\u00fccher.example');
    const answer = await post(url, body, { 'x-trace': 'abc' });
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '7', 'later']);
    expect(answer.headers.has('x-other')).toBe(false);
    const [sent] = received;
    expect(sent?.path).toBe('/hooks?x=1');
    expect(sent?.body.equals(Buffer.from(body))).toBe(true);
    expect(sent?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-signature': expect.stringMatching(/^t=/),
      'x-service-delivery': '0190aaaa',
      'x-trace': 'abc',
    });
    expect(sent?.headers.host).toBe(new URL(to).host);
    await expect.poll(() => io.stdoutText()).toMatch(/answered 503[\s\S]*forwarded: answer 503 in \d+ ms/);
  });

  it('forwards nothing that is not genuine', async () => {
    const { url: to, received } = await target();
    const { url } = await listening('--forward-to', to);
    expect((await post(url, BODY, { 'x-service-signature': freshHeader(BODY, OTHER_SECRET) })).status).toBe(401);
    expect((await post(url)).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it('answers 502 when the target is gone, hangs or cuts off, and goes on', async () => {
    const answers = ['hang', 'reset'] as const;
    const { url: to } = await target((_, index) => answers[index] ?? {});
    const { url, io } = await listening('--forward-to', to, '--timeout', '0.3');
    const statuses = [(await post(url)).status, (await post(url)).status, (await post(url)).status];
    expect(statuses).toEqual([502, 502, 200]);
    await expect.poll(() => io.stdoutText()).toMatch(/No complete answer within 0\.3 seconds\. in \d+ ms/);
  });

  it('takes no body over 256 KiB and nothing but POST', async () => {
    const { url, io } = await listening();
    expect((await post(url, 'x'.repeat(256 * 1024 + 1))).status).toBe(413);
    const got = await fetch(url);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    await expect.poll(() => io.stdoutText()).toMatch(/REFUSED {2}answered 413[\s\S]*REFUSED {2}answered 405/);
  });

  it('sees that the signature header came twice', async () => {
    const { url, io } = await listening();
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(url, {
        method: 'POST',
        headers: { 'x-service-signature': [freshHeader(BODY), freshHeader(BODY)] },
      });
      request.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
      request.end(BODY);
    });
    expect(status).toBe(401);
    await expect.poll(() => io.stdoutText()).toContain('came 2 times');
  });

  it('lets nothing of the payload steer the terminal', async () => {
    const evil = '\u001b]0;title\u0007\u001b[2J\u009b31m\u202e\r\nFAKE LINE';
    const body = JSON.stringify({
      event: `x${evil}`,
      timestamp: evil,
      data: { domain: evil, crawl_id: evil, message: evil, error_code: evil, top_broken_links: [{ url: evil }] },
    });
    for (const args of [[], ['--json']]) {
      const { url, io } = await listening(...args);
      await post(url, body, { 'x-service-delivery': 'a\u009b31mb' });
      await expect.poll(() => io.stdoutText()).toContain('title');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      expect(io.stdoutText()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
      expect(io.stdoutText()).not.toMatch(/^FAKE/m);
    }
  });

  it('--json prints the address, then one object a delivery', async () => {
    const { url, io } = await listening('--json');
    await post(url);
    await post(url, 'no json');
    await post(url, BODY, { 'x-service-signature': 'nonsense' });
    await expect.poll(() => io.stdoutText().split('\n')).toHaveLength(5);
    const [first, ...rest] = io
      .stdoutText()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toEqual({ type: 'listening', url });
    expect(rest).toMatchObject([
      {
        type: 'delivery',
        verdict: 'valid',
        delivery_id: '0190aaaa',
        attempt: '2',
        body: JSON.parse(BODY),
        answered: 200,
      },
      { verdict: 'valid', body: null, answered: 200 },
      {
        verdict: 'malformed_header',
        body: null,
        answered: 401,
        reasons: expect.arrayContaining([expect.stringContaining('nonsense')]),
      },
    ]);
  });

  it('forwards header bytes that are no ASCII as they came', async () => {
    const { url: to, received } = await target();
    const { url } = await listening('--forward-to', to);
    const headers = { 'x-service-signature': freshHeader(BODY), 'x-odd': 'caf\u00e9' };
    expect((await post(url, BODY, headers)).status).toBe(200);
    expect(received[0]?.headers['x-odd']).toBe('caf\u00e9');
  });

  it('ends at Ctrl-C with what is under way answered', async () => {
    const gate = Promise.withResolvers<void>();
    const { url: to, received } = await target(() => ({ status: 204, after: gate.promise }));
    const { url, io, ended } = await listening('--forward-to', to);
    const answer = post(url);
    await expect.poll(() => received.length).toBe(1);
    io.interrupt();
    gate.resolve();
    expect((await answer).status).toBe(204);
    expect(await ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
    expect(io.stdoutText()).toContain('answered 204');
  });

  it('ends at once at a second Ctrl-C', async () => {
    const { url: to, received } = await target(() => 'hang');
    const { url, io, ended } = await listening('--forward-to', to);
    const answer = post(url).catch(() => 'cut');
    await expect.poll(() => received.length).toBe(1);
    io.interrupt();
    io.interrupt();
    expect([await answer, await ended]).toEqual(['cut', 0]);
  });

  it('says that the port is taken', async () => {
    const { url } = await listening();
    const { code, stderr } = await run(['webhooks', 'listen', '--port', new URL(url).port], env);
    expect([code, stderr]).toEqual([1, expect.stringContaining('EADDRINUSE')]);
  });

  it('is wrong usage without a secret', async () => {
    const { code, stderr } = await run(['webhooks', 'listen', '--port', '0']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('LINKVITALS_WEBHOOK_SECRET')]);
  });

  it('as a program: ends with exit code 0 on SIGINT, whatever the target keeps open', async () => {
    const { url: to } = await target();
    const main = new URL('../main.ts', import.meta.url).pathname;
    const program = spawnNode([main, 'webhooks', 'listen', '--port', '0', '--json', '--forward-to', to], { env });
    const [line] = await program.waitForLine(/^.*"listening".*$/);
    expect((await post(JSON.parse(line).url)).status).toBe(200);
    await program.waitForLine(/"delivery"/);
    expect(await program.kill('SIGINT')).toEqual({ code: 0, signal: null });
  });
});
