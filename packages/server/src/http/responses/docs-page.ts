import { createHash } from 'node:crypto';
import { document } from '@linkvitals/contract';
import type { ParameterizedContext } from 'koa';
import { renderReference } from '../reference/render-reference.ts';

interface Page {
  readonly html: string;
  readonly etag: string;
}

function reference(hasDashboard: boolean): Page {
  const html = renderReference(document, { hasDashboard });
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, etag };
}

/** Serves the contract as a page to read, without scripts or external resources. It is made at the first request. */
export function docsPage(hasDashboard: boolean): (koa: ParameterizedContext) => void {
  let made: Page | undefined;
  return (koa) => {
    made ??= reference(hasDashboard);
    koa.status = 200;
    koa.set({ 'Cache-Control': 'no-cache', ETag: made.etag });
    if (koa.fresh) {
      koa.status = 304;
      return;
    }
    koa.body = made.html;
    koa.type = 'text/html';
  };
}
