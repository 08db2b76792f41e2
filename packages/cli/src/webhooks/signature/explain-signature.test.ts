import { describe, expect, it } from 'vitest';
import corpus from '../../../../contract/src/fixtures/signatures.json' with { type: 'json' };
import { headerFor, mac, OTHER_SECRET, SECRET, SIGNED_AT } from '../../test-support/signed-body.ts';
import { explainSignature, type SignatureQuestion } from './explain-signature.ts';

const event = {
  event: 'broken_links.found',
  timestamp: '2027-01-15T08:00:00.000Z',
  data: {
    crawl_id: '01994b1e-7f00-7000-8000-000000000001',
    domain: 'bücher.example',
    domain_id: '01994b1e-7f00-7000-8000-000000000002',
    broken_link_count: 7,
    total_pages: 338,
    severity: 'medium',
    top_broken_links: [{ url: 'https://bücher.example/ü', status_code: 404, found_on_pages: 3 }],
  },
};
const BODY = JSON.stringify(event);

const explain = (change: Partial<Omit<SignatureQuestion, 'body'>> & { body?: string | Buffer } = {}) =>
  explainSignature({
    headers: [headerFor(BODY)],
    secrets: [SECRET],
    now: SIGNED_AT,
    toleranceSeconds: 300,
    ...change,
    body: Buffer.from(change.body ?? BODY),
  });
const codes = async (change: Parameters<typeof explain>[0]) => {
  const { verdict, findings } = await explain(change);
  return [verdict, ...findings.map(({ code }) => code)];
};

const reversed = (value: object) => Object.fromEntries(Object.entries(value).reverse());
const pythonLike = BODY.replaceAll('":', '": ').replaceAll(',"', ', "').replaceAll('ü', '\\u00fc');

describe('the verdict', () => {
  it.each(corpus.vectors)('is that of the vector: $name', async ({ expect: verdict, ...vector }) => {
    const { header, secrets, now, tolerance_seconds: toleranceSeconds, body_base64: body } = vector;
    const headers = header === null ? [] : [header];
    const question = { headers, secrets, now, toleranceSeconds, body: Buffer.from(body, 'base64') };
    expect((await explain(question)).verdict).toBe(verdict);
  });

  it('says nothing more of a signature that is right', async () => {
    expect(await explain()).toEqual({ verdict: 'valid', signedAt: SIGNED_AT, findings: [] });
  });
});

describe('a body that was changed', () => {
  const latin1AsUtf8 = Buffer.from(Buffer.from(BODY).toString('latin1'));
  it.each([
    ['newline_added', `${BODY}\n`],
    ['newline_added', `${BODY}\r\n`],
    ['bom_added', `\uFEFF${BODY}`],
    ['reserialised', JSON.stringify(event, null, 2)],
    ['reserialised', pythonLike],
    ['reserialised', BODY.replaceAll('/', '\\/')],
    ['reordered', JSON.stringify({ ...reversed(event), data: reversed(event.data) })],
    ['double_encoded', JSON.stringify(BODY)],
    ['utf8_read_as_latin1', latin1AsUtf8],
    ['written_as_latin1', Buffer.from(BODY, 'latin1')],
    ['written_as_utf16', Buffer.from(BODY, 'utf16le')],
    ['written_as_utf16', Buffer.from(`\uFEFF${BODY}`, 'utf16le')],
    ['unicode_normalised', BODY.normalize('NFD')],
    ['base64', Buffer.from(BODY).toString('base64')],
    ['percent_encoded', encodeURIComponent(BODY)],
  ])('is recognised: %s', async (code, body) => {
    expect(await codes({ body })).toEqual(['no_match', code]);
  });

  it.each([
    ['newline_lost', 'a\n', 'a'],
    ['lf_became_crlf', '{\n}', '{\r\n}'],
    ['crlf_became_lf', '{\r\n}', '{\n}'],
    ['bom_lost', '\uFEFF{}', '{}'],
  ])('is recognised: %s', async (code, sent, body) => {
    expect(await codes({ headers: [headerFor(sent)], body })).toEqual(['no_match', code]);
  });

  it('is recognised after two changes, both of which are named', async () => {
    const sent = '{\n}';
    expect(await codes({ headers: [headerFor(sent)], body: '{\r\n}\r\n' })).toEqual([
      'no_match',
      'newline_added',
      'lf_became_crlf',
    ]);
  });

  it.each([
    ['body_empty', ''],
    ['body_parsed', '[object Object]'],
    ['body_damaged', Buffer.from(BODY).toString('ascii').replaceAll('C', '\ufffd')],
  ])('beyond repair is recognised by its marks: %s', async (code, body) => {
    expect(await codes({ body })).toEqual(['no_match', code, 'wrong_secret']);
  });
});

describe('a secret', () => {
  const keyed = (key: string | Buffer) => ({ headers: [headerFor(BODY, key)] });
  it.each([
    ['secret_decoded', keyed(Buffer.from(SECRET.slice(6), 'base64'))],
    ['secret_without_prefix', keyed(SECRET.slice(6))],
    ['secret_with_newline', keyed(`${SECRET}\n`)],
    ['secret_lacks_prefix', { secrets: [SECRET.slice(6)] }],
    ['secret_in_quotes', { secrets: [`"${SECRET}"`] }],
  ])('is recognised: %s', async (code, change) => {
    expect(await codes(change)).toEqual(['no_match', code]);
  });

  it('is recognised together with a changed body', async () => {
    const change = { ...keyed(SECRET.slice(6)), body: `${BODY}\n` };
    expect(await codes(change)).toEqual(['no_match', 'newline_added', 'secret_without_prefix']);
  });

  it('is taken for that of another endpoint when no other cause fits', async () => {
    expect(await codes({ secrets: [OTHER_SECRET] })).toEqual(['no_match', 'wrong_secret']);
    expect(await codes({ secrets: ['hunter2'] })).toEqual(['no_match', 'secret_odd', 'wrong_secret']);
  });

  it('among several is named by its position', async () => {
    const { verdict, findings } = await explain({ secrets: [OTHER_SECRET, SECRET] });
    expect([verdict, findings[0]?.text]).toEqual(['valid', 'Secret 2 of 2 signed it.']);
  });

  it('stands in no explanation', async () => {
    const all = [await explain({ secrets: ['hunter2'] }), await explain({ secrets: [OTHER_SECRET], body: '' })];
    expect(JSON.stringify(all)).not.toMatch(/hunter2|ICEiIyQ/);
  });
});

describe('another layout of what was signed', () => {
  const T = String(SIGNED_AT);
  it.each([
    ['time_not_signed', [BODY]],
    ['body_before_time', [BODY, '.', T]],
    ['no_full_stop', [T, BODY]],
    ['comma_for_full_stop', [T, ',', BODY]],
    ['header_part_signed', ['t=', T, '.', BODY]],
    ['time_in_milliseconds_signed', [T, '000.', BODY]],
  ])('is recognised: %s', async (code, pieces) => {
    expect(await codes({ headers: [`t=${T},v1=${mac(SECRET, ...pieces)}`] })).toEqual(['no_match', code]);
  });

  it('is recognised together with a changed body', async () => {
    const headers = [`t=${T},v1=${mac(SECRET, BODY)}`];
    expect(await codes({ headers, body: `${BODY}\n` })).toEqual(['no_match', 'newline_added', 'time_not_signed']);
  });

  it('is recognised together with a decoded secret', async () => {
    const key = Buffer.from(SECRET.slice(6), 'base64');
    const headers = [`t=${T},v1=${mac(key, BODY, '.', T)}`];
    expect(await codes({ headers })).toEqual(['no_match', 'secret_decoded', 'body_before_time']);
  });
});

describe('the header', () => {
  const right = headerFor(BODY);
  const [, hex = ''] = right.split('v1=');
  const T = `t=${SIGNED_AT}`;
  it.each([
    ['header_name_in_value', `X-Service-Signature: ${right}`],
    ['header_in_quotes', `"${right}"`],
    ['header_percent_encoded', encodeURIComponent(right)],
    ['header_broken_up', `${T},v1=${hex.slice(0, 30)} ${hex.slice(30)}`],
    ['header_separated_otherwise', right.replace(',', ';')],
    ['header_separated_otherwise', right.replace(',', ' ')],
    ['header_in_milliseconds', right.replace(',', '000,')],
    ['signature_in_base64', `${T},v1=${Buffer.from(hex, 'hex').toString('base64')}`],
  ])('that was garbled is mended and then right: %s', async (code, header) => {
    const { verdict, findings } = await explain({ headers: [header] });
    expect(verdict).toBe('malformed_header');
    expect(findings.at(-1)).toEqual({ code, text: expect.stringContaining('the signature is right') });
  });

  it('is reported when it came twice, with the value that is right', async () => {
    const { verdict, findings } = await explain({ headers: [`${T},v1=${'0'.repeat(64)}`, right] });
    expect(verdict).toBe('malformed_header');
    expect(findings.map(({ code }) => code)).toEqual(['time_twice', 'header_sent_twice']);
    expect(findings[1]?.text).toContain('the one at place 2 is right');
  });

  it.each([
    [['header_part_odd', 'time_missing', 'signature_missing'], 'sha256'],
    [['time_missing'], `v1=${hex}`],
    [['time_twice'], `${T},t=1,v1=${hex}`],
    [['time_not_digits'], `t=1.5,v1=${hex}`],
    [['signature_missing'], T],
    [['signature_missing'], `${T},v2=${hex}`],
    [['signature_not_hex'], `${T},v1=${hex.slice(1)}`],
    [['signature_not_hex'], `${T},v1=zz${hex.slice(2)}`],
    [['too_many_signatures'], `${T}${`,v1=${hex}`.repeat(11)}`],
    [['header_too_long'], `${right},x=${'a'.repeat(2048)}`],
  ])('that cannot be read is reported with its faults: %j', async (expected, header) => {
    expect(await codes({ headers: [header] })).toEqual(['malformed_header', ...expected]);
  });

  it('in upper case is right, and reported', async () => {
    expect(await codes({ headers: [`${T},v1=${hex.toUpperCase()}`] })).toEqual(['valid', 'hex_upper_case']);
  });

  it('is reported when it is missing', async () => {
    expect(await codes({ headers: [] })).toEqual(['missing_header', 'header_missing']);
  });

  it('quotes nothing that steers a terminal', async () => {
    const { findings } = await explain({ headers: ['\u001b[31m\u202eevil,t=\u001b]0;x\u0007,v1=\u009b1m'] });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(JSON.stringify(findings.map(({ text }) => text))).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]|\\u00/);
  });
});

describe('the time', () => {
  it('counts as it is written', async () => {
    const header = `t=00${SIGNED_AT},v1=${mac(SECRET, `00${SIGNED_AT}.`, BODY)}`;
    expect(await codes({ headers: [header] })).toEqual(['valid']);
    expect(await codes({ headers: [header], body: `${BODY}\n` })).toEqual(['no_match', 'newline_added']);
  });

  it('is right up to the edge, both ways', async () => {
    for (const now of [SIGNED_AT + 300.9, SIGNED_AT - 300]) expect(await codes({ now })).toEqual(['valid']);
  });

  it.each([
    ['too_old', 412, 'It was signed 412 s before it was received, 112 s more than the 300 s allowed.'],
    ['too_new', -301, 'It was signed 301 s after it was received, 1 s more than the 300 s allowed.'],
  ])('beyond is reported with how much: %s', async (code, seconds, text) => {
    const { verdict, findings } = await explain({ now: SIGNED_AT + seconds });
    expect(verdict).toBe('timestamp_out_of_tolerance');
    expect(findings[0]).toEqual({ code, text: expect.stringContaining(text) });
    expect(findings[1]?.code).toBe('signature_right');
  });

  it('hours away points at time zones', async () => {
    const { findings } = await explain({ now: SIGNED_AT + 7_205 });
    expect(findings[0]?.text).toContain('about 2 h: one of the clocks may show local time as UTC');
    for (const seconds of [1_800, 6_300, 16 * 3_600]) {
      expect((await explain({ now: SIGNED_AT + seconds })).findings[0]?.text).not.toContain('local time');
    }
  });

  it('does not hide that the body was changed as well', async () => {
    expect(await codes({ now: SIGNED_AT + 301, body: `${BODY}\n` })).toEqual([
      'timestamp_out_of_tolerance',
      'too_old',
      'newline_added',
    ]);
  });
});
