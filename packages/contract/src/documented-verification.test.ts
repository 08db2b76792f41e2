import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import corpus from './fixtures/signatures.json' with { type: 'json' };
import { verifySignature } from './signature.ts';
import { documentedLanguages, type VerificationCase } from './test-support/documented-languages.ts';
import { ofLane } from './test-support/of-lane.ts';
import { codeOf, isPresent, runDocumented } from './test-support/run-documented.ts';

const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const T = '1800000000';
const BODY = '{"event":"test"}\n\0\n';
const OTHER_MAC = '0'.repeat(64);

const mac = (t: string, body = BODY, key: string | Buffer = SECRET) =>
  createHmac('sha256', key).update(`${t}.${body}`).digest('hex');

const genuine = (name: string, header: string, body = BODY) => ({ name, header, body, valid: true });
const forged = (name: string, header: string, body = BODY) => ({ name, header, body, valid: false });

/**
 * Requests that the libraries of some language judge too generously. Each forged one is signed correctly for the text
 * that it has as its time, so only a strict reading of the header refuses it.
 */
const traps = [
  genuine('line breaks and NUL bytes are part of the body', `t=${T},v1=${mac(T)}`),
  genuine('the digits of the time are signed as they stand', `t=00${T},v1=${mac(`00${T}`)}`),
  genuine('the last of ten signatures counts', `t=${T}${`,v1=${OTHER_MAC}`.repeat(9)},v1=${mac(T)}`),
  forged('the last line break is missing', `t=${T},v1=${mac(T)}`, BODY.slice(0, -1)),
  forged('the secret was decoded', `t=${T},v1=${mac(T, BODY, Buffer.from(SECRET.slice(6), 'base64'))}`),
  forged('thirteen digits', `t=000${T},v1=${mac(`000${T}`)}`),
  forged('a plus before the time', `t=+${T},v1=${mac(`+${T}`)}`),
  forged('digits of another script', `t=１８０００００００００,v1=${mac('１８０００００００００')}`),
  forged('no digits', `t=,v1=${mac('')}`),
  forged('a signature that goes on', `t=${T},v1=${mac(T)}00`),
  forged('a signature with something after it', `t=${T},v1=${mac(T)}=x`),
  forged('junk beside a good signature', `t=${T},v1=zz,v1=${mac(T)}`),
  forged('a part without =', `t=${T},v1,v1=${mac(T)}`),
  forged('a comma at the end', `t=${T},v1=${mac(T)},`),
  forged('a name in capitals', `t=${T},V1=${mac(T)}`),
];

interface Expected extends VerificationCase {
  readonly valid: boolean;
}

const cases: readonly Expected[] = [
  ...corpus.vectors.map(({ expect: verdict, ...vector }) => ({ ...vector, valid: verdict === 'valid' })),
  ...traps.map(({ body, ...trap }) => ({
    ...trap,
    body_base64: Buffer.from(body).toString('base64'),
    secrets: [SECRET],
    now: Number(T),
  })),
];

const present = documentedLanguages.filter(isPresent);
const missing = documentedLanguages.filter((language) => !present.includes(language));
const names = (languages: typeof documentedLanguages) => languages.map(({ name }) => name).join(', ') || 'none';
process.stdout.write(`Verification of docs/webhooks.md is run in ${names(present)}; not here: ${names(missing)}.\n`);

describe('the verification of docs/webhooks.md', () => {
  it('is shown in seven languages', async () => {
    const codes = await Promise.all(documentedLanguages.map(codeOf));
    expect(codes.filter((code) => code.includes('2048') && code.includes('300'))).toHaveLength(7);
  });

  it('is run in TypeScript, Python and shell at least', () => {
    expect(present.map(({ name }) => name)).toEqual(expect.arrayContaining(['TypeScript', 'Python', 'Shell']));
  });

  it('has cases that the contract itself judges as they say', async () => {
    for (const { name, valid, header, body_base64, secrets, now } of cases) {
      const verdict = await verifySignature(Buffer.from(body_base64, 'base64'), header, { secrets, now });
      expect([name, verdict === 'valid']).toEqual([name, valid]);
    }
  });

  it.each(ofLane(present, ({ name }) => name))(
    'in $name accepts what is genuine and refuses everything else',
    async (one) => {
      const verdicts = await runDocumented(one, cases);
      expect(verdicts).toHaveLength(cases.length);
      expect(cases.filter(({ valid }, at) => verdicts[at] !== valid).map(({ name }) => name)).toEqual([]);
    },
  );

  if (missing.length > 0) {
    it.each(missing)('in $name is only read here: the language is not on this machine', async (one) => {
      expect(isPresent(one)).toBe(false);
      expect(await codeOf(one)).toMatch(/sha256/i);
    });
  }
});
