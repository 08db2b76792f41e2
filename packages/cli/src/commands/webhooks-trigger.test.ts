import { join } from 'node:path';
import { eventSchemaName, eventTypes, schemaNamed } from '@linkvitals/contract';
import { constructEvent } from '@linkvitals/receiver';
import { type Respond, startSubscriber } from '@linkvitals/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { run } from '../test-support/run.ts';
import { serve } from '../test-support/serve-page.ts';
import { OTHER_SECRET, SECRET } from '../test-support/signed-body.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const env = { LINKVITALS_WEBHOOK_SECRET: SECRET };
const trigger = (...args: string[]) => run(['webhooks', 'trigger', ...args], env);

async function receiver(respond: Respond = () => ({})) {
  const subscriber = await startSubscriber({ respond });
  onTestFinished(() => subscriber.close());
  return subscriber;
}

describe('webhooks trigger', () => {
  it.each(eventTypes)('sends $type as the service does: contract body, headers, signature of now', async ({ type }) => {
    const { url, received } = await receiver();
    expect((await trigger(type, '--url', `${url}/hooks?a=1`)).code).toBe(0);
    const [{ headers, body, path, method } = {}] = received as typeof received & [(typeof received)[0]];
    expect([method, path]).toEqual(['POST', '/hooks?a=1']);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Linkvitals-Webhook/1.0',
      'x-service-event': type,
      'x-service-attempt': '1',
      'x-service-delivery': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-service-webhook-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    const event = await constructEvent(body ?? '', headers?.['x-service-signature'], { secret: SECRET });
    expect(schemaNamed(eventSchemaName[type], true).safeParse(event).error).toBeUndefined();
    expect(Math.abs(Date.now() - Date.parse(event.timestamp))).toBeLessThan(60_000);
  });

  it('sends another crawl every time, with the times between its moments kept', async () => {
    const { url, received } = await receiver();
    for (const event of ['test', 'test', 'crawl.failed', 'crawl.failed']) await trigger(event, '--url', url);
    const bodies = received.map(({ body }) => JSON.parse(body.toString()).data);
    expect(bodies[0].webhook_id).not.toBe(bodies[1].webhook_id);
    expect(bodies[2].crawl_id).not.toBe(bodies[3].crawl_id);
    expect(received[0]?.headers['x-service-webhook-id']).toBe(bodies[0].webhook_id);
    const [{ started_at: started, failed_at: failed }] = bodies.slice(2);
    expect(Date.parse(failed) - Date.parse(started)).toBe(31_500);
  });

  it('puts in what --set says: numbers, texts, lists, items', async () => {
    const { url, received } = await receiver();
    const set = [
      'data.broken_link_count=21',
      'data.severity=high',
      'data.domain="123"',
      'data.top_broken_links.1.url=x',
    ];
    const { code } = await trigger('broken_links.found', '--url', url, ...set.flatMap((value) => ['--set', value]));
    expect(code).toBe(0);
    const { data } = JSON.parse(String(received[0]?.body));
    expect(data).toMatchObject({ broken_link_count: 21, severity: 'high', domain: '123' });
    expect(data.top_broken_links[1].url).toBe('x');
  });

  it.each([
    ['data.score=12', /no data\.score\. There is: crawl_id, domain,/],
    ['data.broken_link_count=none', /data\.broken_link_count: .*number/],
    ['data.broken_link_count=0', /data\.broken_link_count/],
    ['data.severity=fatal', /data\.severity/],
    ['data.domain=123', /data\.domain: .*string[\s\S]*quotes/],
    ['data.top_broken_links.7=1', /no data\.top_broken_links\.7/],
    ['data.__proto__.x=1', /no data\.__proto__\.x/],
    ['event=crawl.started', /event: /],
    ['data', /path=value/],
  ])('refuses --set %s before anything is sent', async (set, message) => {
    const { url, received } = await receiver();
    const { code, stdout, stderr } = await trigger('broken_links.found', '--url', url, '--set', set);
    expect([code, stdout, received]).toEqual([2, '', []]);
    expect(stderr).toMatch(message);
  });

  it('prints status, time and the beginning of the answer, harmless, and fails when it is not 2xx', async () => {
    const body = `no \u001b[31mred\u001b[0m\nline two\u202e ${'x'.repeat(2000)}`;
    const { url } = await receiver(() => ({ status: 500, body }));
    const { code, stdout } = await trigger('test', '--url', url);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^Sent test \(\d+ bytes, delivery [\da-f-]{36}\) to http/);
    expect(stdout).toMatch(/\n500 Internal Server Error in \d+ ms:\n {2}no \[31mred\[0m\n {2}line two x+\n$/);
    expect(stdout.length).toBeLessThan(1300);
  });

  it('follows no redirect', async () => {
    const { url, received } = await receiver(() => ({ status: 307, headers: { location: '/else' } }));
    expect(await trigger('test', '--url', url)).toMatchObject({ code: 1, stdout: expect.stringContaining('307') });
    expect(received).toHaveLength(1);
  });

  it('gives up after --timeout, and says so', async () => {
    const { url } = await receiver(() => 'hang');
    const { code, stdout } = await trigger('test', '--url', url, '--timeout', '0.2');
    expect([code, stdout]).toEqual([1, expect.stringContaining('No complete answer within 0.2 seconds.')]);
  });

  it('gives up on an answer that begins and does not end', async () => {
    const url = await serve((_, response) => void response.writeHead(200).write('and then'));
    const { code, stdout } = await trigger('test', '--url', url, '--timeout', '0.2');
    expect([code, stdout]).toEqual([1, expect.stringContaining('No complete answer within 0.2 seconds.')]);
  });

  it('says that nobody listens there', async () => {
    const gone = await startSubscriber();
    await gone.close();
    const { code, stdout } = await trigger('test', '--url', gone.url);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/No answer after \d+ ms: .*ECONNREFUSED/)]);
  });

  it('prints the same as one line of JSON', async () => {
    const { url } = await receiver(() => ({ status: 202, body: 'ok\u009b' }));
    const { stdout } = await trigger('test', '--url', url, '--json');
    expect(stdout).not.toContain('\u009b');
    expect(JSON.parse(stdout)).toMatchObject({
      event: 'test',
      body: { event: 'test', data: { message: 'This is a test of your webhook endpoint.' } },
      answer: { status: 202, body: 'ok\u009b', ms: expect.any(Number) },
    });
  });

  it('signs with both secrets of a rotation, from a file', async () => {
    const { url, received } = await receiver();
    const cwd = await temporaryFolder({ secrets: `${OTHER_SECRET}\n${SECRET}\n` });
    const { code } = await run(['webhooks', 'trigger', 'test', '--url', url, '--secret-file', 'secrets'], {}, { cwd });
    expect(code).toBe(0);
    const [{ headers, body } = {}] = received as typeof received & [(typeof received)[0]];
    expect(headers?.['x-service-signature']).toMatch(/^t=\d+,v1=[\da-f]{64},v1=[\da-f]{64}$/);
    for (const secret of [SECRET, OTHER_SECRET]) {
      await constructEvent(body ?? '', headers?.['x-service-signature'], { secret });
    }
  });

  it.each([
    ['no secret', ['test', '--url', 'http://127.0.0.1:9/'], /--secret-file <file> or LINKVITALS_WEBHOOK_SECRET/],
    ['a file that is not there', ['test', '--url', 'http://127.0.0.1:9/', '--secret-file', 'no'], /cannot be read/],
    ['an empty file', ['test', '--url', 'http://127.0.0.1:9/', '--secret-file', 'empty'], /empty holds no secret/],
    ['no URL', ['test', '--secret', SECRET], /--url .*--print/],
    ['an unknown event', ['crawl.paused', '--secret', SECRET], /crawl\.started, crawl\.completed/],
    ['a URL without scheme', ['test', '--url', 'localhost:3000'], /http:\/\//],
    ['a file URL', ['test', '--url', 'file:///etc/passwd'], /http:\/\//],
    ['three secrets', ['test', '--print', '--secret', 'a', '--secret', 'b', '--secret', 'c'], /At most two/],
  ])('is wrong usage with %s', async (_, args, message) => {
    const cwd = await temporaryFolder({ empty: '\n' });
    const { code, stdout, stderr } = await run(['webhooks', 'trigger', ...args], {}, { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n {4}at /);
  });

  it('takes the secret from the file that the environment names', async () => {
    const cwd = await temporaryFolder({ secret: `${SECRET}\n` });
    const named = { LINKVITALS_WEBHOOK_SECRET_FILE: join(cwd, 'secret') };
    const { code, stdout } = await run(['webhooks', 'trigger', 'test', '--print'], named);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^POST \/ HTTP\/1\.1\r\nHost: localhost\r\n/)]);
    expect(stdout).not.toContain(SECRET);
  });

  it('takes the secret itself before the file that is named beside it, and an option before both', async () => {
    const named = { ...env, LINKVITALS_WEBHOOK_SECRET_FILE: '/nowhere' };
    expect((await run(['webhooks', 'trigger', 'test', '--print'], named)).code).toBe(0);
    const { stdout } = await run(['webhooks', 'trigger', 'test', '--print', '--secret', OTHER_SECRET], named);
    const [head = '', body] = stdout.split('\r\n\r\n');
    const header = /^X-Service-Signature: (.*)$/m.exec(head)?.[1];
    await expect(constructEvent(body ?? '', header, { secret: OTHER_SECRET })).resolves.toMatchObject({
      event: 'test',
    });
  });
});
