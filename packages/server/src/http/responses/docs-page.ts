import { createHash } from 'node:crypto';
import { document } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import { renderReference } from '../reference/render-reference.ts';

let made: { readonly html: string; readonly etag: string } | undefined;

function reference(): { readonly html: string; readonly etag: string } {
  const html = renderReference(document);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, etag };
}

/** The contract as a page to read. It needs no script and nothing from elsewhere; made at the first request. */
export function docsPage(koa: ParameterizedContext): void {
  made ??= reference();
  koa.status = 200;
  koa.set({ 'Cache-Control': 'no-cache', ETag: made.etag });
  if (koa.fresh) {
    koa.status = 304;
    return;
  }
  koa.body = made.html;
  koa.type = 'text/html';
}
