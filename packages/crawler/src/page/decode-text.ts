import { isAscii } from 'node:buffer';
import type { PageSource } from './page-source.ts';

/** How far into the bytes a `<meta charset>` is looked for (HTML standard, "prescan a byte stream"). */
const PRESCAN_BYTES = 1_024;

/**
 * Decodes a page or stylesheet: byte order mark, else the Content-Type's charset, else `<meta charset>` or `@charset`,
 * else UTF-8 when the bytes are valid UTF-8, else windows-1252. Never throws; bad sequences become U+FFFD.
 */
export function decodeText(body: Uint8Array, contentType: string | undefined): string {
  return decodeBody(body, contentType).text;
}

/** The same, for who makes something of ASCII. */
export function decodeBody(body: Uint8Array, contentType: string | undefined): PageSource {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const marked = byteOrderMark(bytes);
  if (marked !== undefined) return { text: new TextDecoder(marked).decode(bytes), isAscii: false };
  const label = headerCharset(contentType) ?? declaredCharset(bytes);
  // One byte a character in memory instead of two, whatever the label: all but UTF-16 and ISO-2022-JP hold ASCII.
  if (isAscii(bytes) && !/utf-?16|2022|ucs/i.test(label ?? ''))
    return { text: bytes.toString('latin1'), isAscii: true };
  return { text: label === undefined ? guess(bytes) : decodeAs(bytes, label), isAscii: false };
}

function byteOrderMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function headerCharset(contentType: string | undefined): string | undefined {
  return contentType === undefined ? undefined : /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType)?.[1];
}

function declaredCharset(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, PRESCAN_BYTES);
  const label =
    /<meta[^>]{0,256}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^@charset "([\w:.-]+)";/.exec(head)?.[1] ??
    /^<\?xml[^>]{0,64}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1];
  // A UTF-16 label that could be read as ASCII cannot be true (same section of the standard).
  return label !== undefined && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

function decodeAs(bytes: Buffer, label: string): string {
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return guess(bytes);
  }
}

function guess(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
