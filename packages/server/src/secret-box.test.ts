import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const newKey = () => randomBytes(32).toString('base64');

it('gives back what was sealed, and never the same ciphertext twice', () => {
  const box = createSecretBox(newKey());
  const [first, second] = [box.seal('whsec_é'), box.seal('whsec_é')];
  expect(box.open(first)).toBe('whsec_é');
  expect(first.ciphertext).not.toBe(second.ciphertext);
});

it('refuses another key by name, and a text that was tampered with', () => {
  const box = createSecretBox(newKey());
  const sealed = box.seal('secret');
  expect(() => createSecretBox(newKey()).open(sealed)).toThrow(/LINKVITALS_SECRET_KEY/);
  const bytes = Buffer.from(sealed.ciphertext, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => box.open({ ...sealed, ciphertext: bytes.toString('base64') })).toThrow();
});
