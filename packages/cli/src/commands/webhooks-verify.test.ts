import { describe, expect, it } from 'vitest';
import { run } from '../test-support/run.ts';
import { headerFor, OTHER_SECRET, SECRET, SIGNED_AT } from '../test-support/signed-body.ts';
import { temporaryFolder } from '../test-support/temporary-folder.ts';

const BODY = '{"event":"test","timestamp":"2027-01-15T08:00:00.000Z","data":{"message":"p\u00efng","webhook_id":"1"}}';
const LENGTH = Buffer.byteLength(BODY);
const at = ['--at', String(SIGNED_AT)];
const http = (body = BODY, header = `X-Service-Signature: ${headerFor(BODY)}`) =>
  ['POST /hooks HTTP/1.1', 'Host: a.example', header, `Content-Length: ${LENGTH}`, '', body].join('\r\n');
const log = (body = BODY) => JSON.stringify({ id: '1', state: 'failed', attempts: [{ number: 1 }], body });

async function verify(files: Record<string, string>, args: readonly string[], secret = SECRET) {
  const cwd = await temporaryFolder(files);
  const stdin = files['-'] ?? '';
  return run(['webhooks', 'verify', ...args], { LINKVITALS_WEBHOOK_SECRET: secret }, { cwd, stdin });
}
const codesOf = ({ stdout }: { stdout: string }) => {
  const { verdict, findings } = JSON.parse(stdout);
  return [verdict, ...findings.map(({ code }: { code: string }) => code)];
};

describe('webhooks verify', () => {
  it('says that a saved request is right, and when it was signed', async () => {
    const { code, stdout } = await verify({ 'a.http': http() }, ['a.http', ...at]);
    const signed = `signed 2027-01-15T08:00:00.000Z (t=${SIGNED_AT})`;
    expect([code, stdout]).toEqual([0, `The signature is valid.\nBody of ${LENGTH} bytes, ${signed}\n`]);
  });

  it.each([
    ['lines that end in LF', http().replaceAll('\r\n', '\n')],
    ['no request line', http().split('\r\n').slice(1).join('\r\n')],
    ['a folded header', http(BODY, `x-service-signature:\r\n  ${headerFor(BODY)}`)],
  ])('reads a request with %s', async (_, text) => {
    expect((await verify({ 'a.http': text }, ['a.http', ...at])).code).toBe(0);
  });

  it('reads stdin, and body and header apart', async () => {
    expect((await verify({ '-': http() }, ['-', ...at])).code).toBe(0);
    const header = ['--header', `X-Service-Signature: ${headerFor(BODY)}`];
    expect((await verify({ body: BODY }, ['--body', 'body', ...header, ...at])).code).toBe(0);
    expect((await verify({ '-': BODY }, ['--body', '-', '--header', headerFor(BODY), ...at])).code).toBe(0);
  });

  it('reports a line break that the editor added, and that the length differs', async () => {
    const result = await verify({ 'a.http': http(`${BODY}\n`) }, ['a.http', ...at, '--json']);
    expect(result.code).toBe(1);
    expect(codesOf(result)).toEqual(['no_match', 'newline_added', 'length_differs']);
  });

  it('explains in words', async () => {
    const { code, stdout } = await verify({ 'a.http': http() }, ['a.http', ...at], OTHER_SECRET);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^The signature is not valid: no_match\nBody of .*\n- Nothing that usually .* another endpoint/,
    );
  });

  it('judges a request without --at by now, and says how far away it is', async () => {
    const { code, stdout } = await verify({ 'a.http': http() }, ['a.http']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/timestamp_out_of_tolerance[\s\S]*Apart from the time, the signature is right/);
  });

  it('takes --at in ISO 8601, and --tolerance', async () => {
    const late = ['--at', '2027-01-15T10:00:00+01:00', '--json'];
    expect(codesOf(await verify({ 'a.http': http() }, ['a.http', ...late]))[0]).toBe('timestamp_out_of_tolerance');
    expect((await verify({ 'a.http': http() }, ['a.http', ...late, '--tolerance', '3600'])).code).toBe(0);
  });

  it('reports a header that was sent twice, in the request or in the options', async () => {
    const header = `X-Service-Signature: ${headerFor(BODY)}`;
    const twice = await verify({ 'a.http': http(BODY, `${header}\r\n${header}`) }, ['a.http', ...at, '--json']);
    expect(codesOf(twice)).toEqual(['malformed_header', 'time_twice', 'header_sent_twice']);
    const given = ['--header', headerFor(BODY), '--header', headerFor(BODY, OTHER_SECRET)];
    const options = await verify({ body: BODY }, ['--body', 'body', ...given, ...at, '--json']);
    expect(codesOf(options)).toEqual(['malformed_header', 'time_twice', 'header_sent_twice']);
  });

  it('takes the body of a delivery log for what was sent', async () => {
    const files = { 'log.json': log(), body: BODY.replace('ïng', 'ing') };
    const header = ['--header', headerFor(BODY), ...at];
    expect((await verify(files, ['log.json', ...header])).code).toBe(0);
    const none = await verify(files, ['log.json', ...at, '--json']);
    expect(codesOf(none)).toEqual(['missing_header', 'header_missing', 'log_has_no_header']);
  });

  it('takes the signature of the last attempt of a delivery log, and its time', async () => {
    const started_at = new Date(SIGNED_AT * 1000).toISOString();
    const attempts = [
      { number: 1, started_at, signature: 't=1,v1=00' },
      { number: 2, started_at, signature: headerFor(BODY) },
      { number: 3, started_at, signature: null },
    ];
    const files = { 'log.json': JSON.stringify({ id: '1', attempts, body: BODY }), body: `${BODY} ` };
    expect((await verify(files, ['log.json'])).code).toBe(0);
    expect((await verify(files, ['log.json'], 'whsec_another')).code).toBe(1);
    expect(codesOf(await verify(files, ['log.json', '--body', 'body', '--json']))).toContain('body_differs');
    const later = ['--at', String(SIGNED_AT + 3_600)];
    expect(codesOf(await verify(files, ['log.json', ...later, '--json']))).toContain('timestamp_out_of_tolerance');
  });

  it('shows where a received body leaves that of the log', async () => {
    const files = { 'log.json': log(), body: BODY.replace('ïng', 'ing') };
    const { code, stdout } = await verify(files, ['log.json', '--body', 'body', '--header', headerFor(BODY), ...at]);
    expect(code).toBe(1);
    const where = Buffer.from(BODY).indexOf('ïng');
    const [sent, received] = ['"\\xc3\\xafng","webhook_id":', '"ing","webhook_id":"1'];
    expect(stdout).toContain(`From byte ${where} on the body is another one than the log has: sent was ${sent}`);
    expect(stdout).toContain(`received ${received}"`);
  });

  it('verifies what trigger prints', async () => {
    const printed = await run(['webhooks', 'trigger', 'crawl.completed', '--print', '--secret', SECRET]);
    expect((await verify({ '-': printed.stdout }, ['-'])).code).toBe(0);
  });

  it.each([
    [[], /Say what to verify/],
    [['no.http'], /no\.http cannot be read: ENOENT/],
    [['text'], /no saved request/],
    [['list.json'], /not one delivery of the log[\s\S]*--body/],
    [['a.http', '--at', '2027-01-15T08:00:00'], /2027-01-15T08:00:00Z/],
    [['a.http', '--tolerance', '0'], /whole number from 1/],
    [['-', '--body', '-'], /Only one/],
  ])('%j is wrong usage', async (args, message) => {
    const files = { 'a.http': http(), text: 'hello', 'list.json': '{"data":[]}' };
    const { code, stdout, stderr } = await verify(files, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
  });
});
