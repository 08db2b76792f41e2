import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const newKey = () => randomBytes(32).toString('base64');

it('gives back what was sealed, and never the same ciphertext twice', () => {
  const box = createSecretBox([newKey()]);
  const [first, second] = [box.seal('whsec_é'), box.seal('whsec_é')];
  expect(box.open(first)).toBe('whsec_é');
  expect(first.ciphertext).not.toBe(second.ciphertext);
});

it('refuses another key by name, and a text that was tampered with', () => {
  const box = createSecretBox([newKey()]);
  const sealed = box.seal('secret');
  expect(() => createSecretBox([newKey()]).open(sealed)).toThrow(new RegExp(`${sealed.keyId}.*LINKVITALS_SECRET_KEY`));
  const bytes = Buffer.from(sealed.ciphertext, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => box.open({ ...sealed, ciphertext: bytes.toString('base64') })).toThrow();
});

it('seals under the first of several keys and opens what any of them sealed', () => {
  const [old, fresh] = [newKey(), newKey()];
  const [before, after] = [createSecretBox([old]), createSecretBox([fresh, old])];
  expect(after.open(before.seal('kept'))).toBe('kept');
  const sealed = after.seal('new');
  expect(sealed.keyId).toBe(after.keyId);
  expect(createSecretBox([fresh]).open(sealed)).toBe('new');
  expect(() => before.open(sealed)).toThrow();
});

it('reads the keys again when it meets one that it does not know, and seals under the new first one from then on', () => {
  const [old, fresh] = [newKey(), newKey()];
  const reread = vi.fn(() => [fresh, old]);
  const box = createSecretBox([old], reread);
  const kept = box.seal('kept');
  expect(box.open(kept)).toBe('kept');
  expect(reread).not.toHaveBeenCalled();
  expect(box.open(createSecretBox([fresh]).seal('new'))).toBe('new');
  expect(box.keyId).toBe(createSecretBox([fresh]).keyId);
  expect(box.open(kept)).toBe('kept');
  expect(reread).toHaveBeenCalledTimes(1);
});
