import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { document } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import { renderReference } from '../reference/render-reference.ts';

type Koa = ParameterizedContext & { readonly params: Record<string, string> };

const toBrotli = promisify(brotliCompress);

const ENCODERS = {
  // The best quality, 11, saves a tenth and takes twenty times as long.
  br: (html: string) => toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify<string, Buffer>(gzip),
};

interface Page {
  readonly html: string;
  readonly etag: string;
  /** The page in the encodings that were requested. */
  readonly encoded: { br?: Promise<Buffer>; gzip?: Promise<Buffer> };
}

function toPage(html: string): Page {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, etag, encoded: {} };
}

/**
 * Serves the contract as pages to read, without scripts or external resources. They are made at the first request, and each is compressed
 * once.
 */
export function docsPage(hasDashboard: boolean): (koa: Koa) => Promise<void> {
  let made: ReadonlyMap<string, Page> | undefined;
  return async (koa) => {
    made ??= new Map([...renderReference(document, { hasDashboard })].map(([name, html]) => [name, toPage(html)]));
    const page = made.get(koa.params.section ?? '');
    if (page === undefined) return;
    koa.status = 200;
    koa.set({ 'Cache-Control': 'no-cache', ETag: page.etag, Vary: 'Accept-Encoding' });
    if (koa.fresh) {
      koa.status = 304;
      return;
    }
    koa.type = 'text/html';
    const encoding = koa.acceptsEncodings('br', 'gzip', 'identity');
    if (encoding === 'br' || encoding === 'gzip') {
      page.encoded[encoding] ??= ENCODERS[encoding](page.html);
      koa.set('Content-Encoding', encoding);
      koa.body = await page.encoded[encoding];
    } else koa.body = page.html;
  };
}
