import { UsageError } from '../../usage-error.ts';

/**
 * Reads an API key. The message of an error does not repeat the text, which may be another secret. @throws UsageError
 * for text that cannot be a key
 */
export function readApiKey(text: string): string {
  const key = text.trim();
  if (/^lv_[\x21-\x7e]{1,250}$/.test(key)) return key;
  throw new UsageError(
    key === '' ? 'The API key is empty.' : 'This is no API key: keys begin with lv_ and hold no spaces.',
  );
}
