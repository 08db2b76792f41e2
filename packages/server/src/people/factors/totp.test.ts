import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { newTotpSecret, stepOf, totpPairing } from './totp.ts';

const MINUTE = 60_000;
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('a one-time code', () => {
  it.each([
    [59_000, '287082'],
    [1_111_111_109_000, '081804'],
    [1_234_567_890_000, '005924'],
    [20_000_000_000_000, '353130'],
  ])('is that of RFC 6238, appendix B, at %d ms', (now, code) => {
    expect(stepOf({ secret, code, now })).toBe(Math.floor(now / 30_000));
  });

  it('is good one step before and after its own, and no longer', () => {
    const now = 1_234_567_890_000;
    const own = Math.floor(now / 30_000);
    const code = '005924';
    const at = (steps: number) => stepOf({ secret, code, now: now + steps * 30_000 });
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, own, own, own, undefined]);
  });

  it('is no code when it has another length or is of another secret', () => {
    const now = 10 * MINUTE;
    expect(stepOf({ secret, code: '', now })).toBeUndefined();
    const code = new TOTP({ secret }).generate({ timestamp: now });
    expect(stepOf({ secret, code, now })).toBe(20);
    expect(stepOf({ secret, code: `${code}0`, now })).toBeUndefined();
    expect(stepOf({ secret: newTotpSecret(), code, now: now + 1 })).toBeUndefined();
  });
});

it('a secret has 160 bits, and its QR code is one SVG image without a script', () => {
  const fresh = newTotpSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(fresh);
  const { uri, qr_svg } = totpPairing(fresh, 'a&b@example.com');
  const url = new URL(uri);
  expect(decodeURIComponent(url.pathname)).toMatch(/Linkvitals:a&b@example\.com$/);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Linkvitals',
    secret: fresh,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  expect(qr_svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/s);
  expect(qr_svg).not.toContain('script');
});

describe('recovery codes', () => {
  it('are ten, all different, of 80 bits', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  });

  it('are the same however they are typed', () => {
    const hash = hashRecoveryCode('k3vq-7wza-2mfx-p5hd');
    expect(hashRecoveryCode(' K3VQ 7wza2mfx-P5HD ')).toBe(hash);
    expect(hashRecoveryCode('k3vq-7wza-2mfx-p5he')).not.toBe(hash);
  });
});
