const ASCII_ONLY = /^[\0-\x7f]*$/;

/** FNV-1a, 32 bits, over the UTF-8 bytes of `text` (draft-eastlake-fnv). */
export function fnv1a(text: string): number {
  const bytes = ASCII_ONLY.test(text) ? undefined : Buffer.from(text, 'utf8');
  const length = bytes?.length ?? text.length;
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ (bytes?.[i] ?? text.charCodeAt(i)), 0x01000193);
  return hash >>> 0;
}
