import { UsageError } from '../../usage-error.ts';

/** @throws UsageError for what cannot be a key. The message does not repeat it: it may be another secret. */
export function readApiKey(text: string): string {
  const key = text.trim();
  if (/^lv_[\x21-\x7e]{1,250}$/.test(key)) return key;
  throw new UsageError(
    key === '' ? 'The API key is empty.' : 'This is no API key: keys begin with lv_ and hold no spaces.',
  );
}
