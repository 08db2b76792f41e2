import { unescapeBuffer } from 'node:querystring';

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Percent-decodes a fragment. Bytes that are no UTF-8 become U+FFFD (HTML standard, "find a potential indicated element"). */
export function decodeFragment(fragment: string): string {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return utf8.decode(unescapeBuffer(fragment));
  }
}
