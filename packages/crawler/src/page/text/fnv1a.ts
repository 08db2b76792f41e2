const LAST_ASCII = 127;
const START = 0x811c9dc5;

/** FNV-1a, 32 bits, over the UTF-8 bytes of `text` (draft-eastlake-fnv). */
export function fnv1a(text: string): number {
  let hash = START;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > LAST_ASCII) return overBytes(Buffer.from(text, 'utf8'));
    hash = mixed(hash, code);
  }
  return hash >>> 0;
}

function overBytes(bytes: Uint8Array): number {
  return bytes.reduce(mixed, START) >>> 0;
}

function mixed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}
