import type { SecretBox } from './secret-box.ts';

interface Sealed {
  readonly ciphertext: string;
  readonly keyId: string;
}

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  'ciphertext' in value &&
  'keyId' in value &&
  typeof value.ciphertext === 'string' &&
  typeof value.keyId === 'string';

/**
 * JSON text in which every sealed text is sealed again under the box's key; the rest keeps its value and order.
 * @throws Error when a text was sealed under an unknown key
 */
export function sealJsonAnew(box: SecretBox, json: string): string {
  return JSON.stringify(
    JSON.parse(json, (_name, value: unknown) => {
      if (!isSealed(value) || value.keyId === box.keyId) return value;
      return { ...value, ...box.seal(box.open(value)) };
    }),
  );
}
