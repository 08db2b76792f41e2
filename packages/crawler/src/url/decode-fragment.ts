const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Percent-decodes a fragment. Bytes that are no UTF-8 become U+FFFD (HTML standard, "find a potential indicated element"). */
export function decodeFragment(fragment: string): string {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Each escape becomes the character of its byte; the other characters are ASCII.
    const bytes = fragment.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return utf8.decode(Buffer.from(bytes, 'latin1'));
  }
}
