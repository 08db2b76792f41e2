import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPasswordHashing } from './hash-password.ts';

const { hashPassword, checkPassword, nobodysHash } = createPasswordHashing();

describe('password hashes', () => {
  it('are PHC strings with a salt of their own', async () => {
    const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
  });

  it('match their password and no other', async () => {
    const hash = await hashPassword('correct horse');
    expect(await checkPassword('correct horse', hash)).toEqual({ matches: true, isOutdated: false });
    expect(await checkPassword('correct horsf', hash)).toEqual({ matches: false, isOutdated: false });
  });

  it('do not depend on how a keyboard composes an accent', async () => {
    const hash = await hashPassword('caf\u00e9 au lait');
    expect((await checkPassword('cafe\u0301 au lait', hash)).matches).toBe(true);
  });

  it('made with other parameters still match, and are reported as outdated', async () => {
    const nonce = Buffer.alloc(16, 7);
    const parameters = { memory: 64, passes: 1, parallelism: 1, tagLength: 32 };
    const tag = argon2Sync('argon2id', { message: 'correct horse', nonce, ...parameters });
    const text = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
    const hash = `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(tag)}`;
    expect(await checkPassword('correct horse', hash)).toEqual({ matches: true, isOutdated: true });
  });

  it('of unknown people take as much time to check as others, and never match', async () => {
    const [cost] = /^.*p=1/.exec(await hashPassword('correct horse')) ?? [];
    expect(nobodysHash.startsWith(`${cost}$`)).toBe(true);
    expect(await checkPassword('correct horse', nobodysHash)).toEqual({ matches: false, isOutdated: false });
  });

  it('that are damaged are an error instead of a mismatch', async () => {
    await expect(checkPassword('x', '$2b$10$abc')).rejects.toThrow('PHC');
  });
});
