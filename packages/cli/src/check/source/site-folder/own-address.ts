import { open } from 'node:fs/promises';

/** The max bytes that are read of a head. */
const HEAD_BYTES = 65_536;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/**
 * The URL of the folder by the canonical link of its home page, with a slash at its end. Undefined when the page has no
 * such link, or does not exist.
 */
export async function ownAddress(homePage: string): Promise<string | undefined> {
  const head = await headOf(homePage).catch(() => '');
  const tag = head.match(/<link\b[^<>]*>/gi)?.find((link) => /\brel\s*=\s*["']?canonical\b/i.test(link));
  const [, double, single, bare] = HREF.exec(tag ?? '') ?? [];
  const url = URL.parse(double ?? single ?? bare ?? '');
  return url !== null && /^https?:$/.test(url.protocol) ? new URL('.', url).href : undefined;
}

async function headOf(path: string): Promise<string> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.toString('latin1', 0, bytesRead);
}
