import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import corpus from './fixtures/signatures.json' with { type: 'json' };
import { generateSecret, parseSignatureHeader, sign, verifySignature } from './signature.ts';

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const OTHER = 'whsec_ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8=';
const NOW = 1_800_000_000;
const body = new TextEncoder().encode('{"event":"test"}');
const hex = (secret: string, message: string) => createHmac('sha256', secret).update(message).digest('hex');

describe('vectors', () => {
  it('are all thirty', () => expect(corpus.vectors).toHaveLength(30));

  for (const vector of corpus.vectors) {
    const bytes = new Uint8Array(Buffer.from(vector.body_base64, 'base64'));
    it(`${vector.name}: ${vector.expect} (${vector.why})`, async () => {
      const { secrets, now, tolerance_seconds: toleranceSeconds } = vector;
      expect(await verifySignature(bytes, vector.header, { secrets, now, toleranceSeconds })).toBe(vector.expect);
    });

    if (vector.expect === 'valid') {
      it(`${vector.name}: our own signature is among those of the vector`, async () => {
        const given = parseSignatureHeader(vector.header ?? '');
        const signed = await sign(bytes, { secrets: vector.secrets, timestamp: given?.timestamp ?? Number.NaN });
        const ours = parseSignatureHeader(signed);
        expect(ours?.timestamp).toBe(given?.timestamp);
        expect(given?.signatures.some((signature) => ours?.signatures.includes(signature))).toBe(true);
      });
    }
  }
});

describe('sign', () => {
  it('writes the time and one lower-case signature', async () => {
    const header = await sign(body, { secrets: [SECRET], timestamp: NOW });
    expect(header).toBe(`t=${NOW},v1=${hex(SECRET, `${NOW}.{"event":"test"}`)}`);
  });

  it('writes the new secret before the old one during a rotation', async () => {
    const header = await sign(body, { secrets: [OTHER, SECRET], timestamp: NOW });
    const message = `${NOW}.{"event":"test"}`;
    expect(header).toBe(`t=${NOW},v1=${hex(OTHER, message)},v1=${hex(SECRET, message)}`);
  });

  it('signs only the bytes of a view, not the buffer behind it', async () => {
    const view = new Uint8Array(new TextEncoder().encode('xx{"event":"test"}yy').buffer, 2, body.length);
    expect(await sign(view, { secrets: [SECRET], timestamp: NOW })).toBe(
      await sign(body, { secrets: [SECRET], timestamp: NOW }),
    );
  });

  it.each([[[]], [['']], [[SECRET, OTHER, 'whsec_third']]])('refuses the secrets %j', async (secrets) => {
    await expect(sign(body, { secrets, timestamp: NOW })).rejects.toThrow(RangeError);
  });

  it.each([-1, 1.5, Number.NaN, 1e12, Number.POSITIVE_INFINITY])('refuses the timestamp %d', async (timestamp) => {
    await expect(sign(body, { secrets: [SECRET], timestamp })).rejects.toThrow(RangeError);
  });

  it('stays right when more secrets are in use than keys are kept', async () => {
    const secrets = Array.from({ length: 600 }, (_, index) => `whsec_${index}`);
    for (const secret of [...secrets, ...secrets]) {
      const header = await sign(body, { secrets: [secret], timestamp: NOW });
      expect(header).toBe(`t=${NOW},v1=${hex(secret, `${NOW}.{"event":"test"}`)}`);
    }
  });
});

describe('parseSignatureHeader', () => {
  const v1 = 'a'.repeat(64);

  it('lower-cases hex and keeps the order', () => {
    expect(parseSignatureHeader(`t=7,v1=${'B'.repeat(64)},v1=${v1}`)).toEqual({
      timestamp: 7,
      signatures: ['b'.repeat(64), v1],
    });
  });

  it('accepts ten signatures', () => {
    expect(parseSignatureHeader(`t=1${`,v1=${v1}`.repeat(10)}`)?.signatures).toHaveLength(10);
  });

  it.each([
    ['nothing', ''],
    ['13 digits', `t=${'1'.repeat(13)},v1=${v1}`],
    ['a signed number', `t=+1,v1=${v1}`],
    ['an exponent', `t=1e9,v1=${v1}`],
    ['digits of another script', `t=١٢٣,v1=${v1}`],
    ['an empty time', `t=,v1=${v1}`],
    ['a part without =', `t=1,${v1}`],
    ['an empty part', `t=1,,v1=${v1}`],
    ['65 hex digits', `t=1,v1=${v1}a`],
    ['junk between hex pairs', `t=1,v1=${'aa-'.repeat(21)}a`],
    ['one good and one bad signature', `t=1,v1=${v1},v1=zz`],
    ['the header sent twice', `t=1,v1=${v1}, t=1,v1=${v1}`],
    ['a space within the digits', `t=1 2,v1=${v1}`],
    ['a space within the hex', `t=1,v1=${v1.slice(1)} `],
  ])('refuses %s', (_name, header) => {
    expect(parseSignatureHeader(header)).toBeNull();
  });
});

describe('verifySignature', () => {
  it('signs the digits as written, leading zeros included', async () => {
    const header = `t=007,v1=${hex(SECRET, '007.{"event":"test"}')}`;
    expect(await verifySignature(body, header, { secrets: [SECRET], now: 7 })).toBe('valid');
    const other = `t=7,v1=${hex(SECRET, '007.{"event":"test"}')}`;
    expect(await verifySignature(body, other, { secrets: [SECRET], now: 7 })).toBe('no_match');
  });

  it('drops the fraction of now, so that the edge is a whole second', async () => {
    const header = await sign(body, { secrets: [SECRET], timestamp: NOW });
    expect(await verifySignature(body, header, { secrets: [SECRET], now: NOW + 300.9 })).toBe('valid');
    expect(await verifySignature(body, header, { secrets: [SECRET], now: NOW + 301 })).toBe(
      'timestamp_out_of_tolerance',
    );
  });

  it.each([
    [240, 'valid'],
    [-240, 'valid'],
    [360, 'timestamp_out_of_tolerance'],
    [-360, 'timestamp_out_of_tolerance'],
  ])('judges a sender clock off by %d s as %s', async (drift, verdict) => {
    const header = await sign(body, { secrets: [SECRET], timestamp: NOW + drift });
    expect(await verifySignature(body, header, { secrets: [SECRET], now: NOW })).toBe(verdict);
  });

  it('accepts any time with an infinite tolerance', async () => {
    const header = await sign(body, { secrets: [SECRET], timestamp: 1 });
    const options = { secrets: [SECRET], now: NOW, toleranceSeconds: Number.POSITIVE_INFINITY };
    expect(await verifySignature(body, header, options)).toBe('valid');
  });

  it.each([0, -1, Number.NaN])('refuses a tolerance of %d instead of guessing what it means', async (seconds) => {
    const options = { secrets: [SECRET], now: NOW, toleranceSeconds: seconds };
    await expect(verifySignature(body, 't=1', options)).rejects.toThrow(/toleranceSeconds/);
  });

  it.each([[[]], [['']], [[SECRET, '']]])(
    'refuses the secrets %j even for a request without a header',
    async (secrets) => {
      await expect(verifySignature(body, null, { secrets, now: NOW })).rejects.toThrow(/secret/);
    },
  );
});

describe('generateSecret', () => {
  it('is whsec_ and the base64 of the 32 bytes it was given', () => {
    expect(generateSecret((bytes) => bytes.set(Array.from({ length: 32 }, (_, index) => index)))).toBe(SECRET);
  });

  it('never repeats', () => {
    const secrets = new Set(Array.from({ length: 100 }, () => generateSecret()));
    expect(secrets.size).toBe(100);
    for (const secret of secrets) expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  });
});
