import { open } from 'node:fs/promises';

/** As far as a head reaches. */
const HEAD_BYTES = 65_536;
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i;

/**
 * Where a home page says that its site is, by its canonical link: the URL of the folder, with a slash at its end.
 * Undefined when it says nothing, or there is no such page.
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
