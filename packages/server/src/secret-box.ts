import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SecretBox } from './context.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM under one key, nonce and tag in front of the text. The key id is the beginning of the key's hash, so a
 * row that was sealed under another key is told apart from a damaged one.
 * @param keyBase64 32 bytes.
 */
export function createSecretBox(keyBase64: string): SecretBox {
  const key = Buffer.from(keyBase64, 'base64');
  const ownId = createHash('sha256').update(key).digest('hex').slice(0, 16);
  return {
    seal(plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return { ciphertext: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64'), keyId: ownId };
    },
    open({ ciphertext, keyId }) {
      if (keyId !== ownId) throw new Error(`This was sealed with the key ${keyId}; LINKVITALS_SECRET_KEY is ${ownId}.`);
      const bytes = Buffer.from(ciphertext, 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
