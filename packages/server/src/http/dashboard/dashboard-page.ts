import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Middleware, ParameterizedContext } from 'koa';
import { publicPrefix } from '../responses/public-prefix.ts';
import { type PageContent, pageTemplate } from './fill-page.ts';
import type { DashboardBuild } from './read-build.ts';

/** Policy of the page: no inline code, nothing from other hosts, no string that becomes markup or script */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const compress = promisify(brotliCompress);

/** Options for fast compression, because a page is compressed for one person only */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

type Send = (koa: ParameterizedContext, status: 200 | 404, content?: PageContent) => Promise<void>;

/**
 * Makes a function that answers with the page of the dashboard, whose script shows the content of the path.
 * @param publicUrl Its path is the prefix of all addresses in the page
 * @throws Error when the page of the build lacks a place to fill
 */
export function dashboardPage({ html }: DashboardBuild, publicUrl: string): Send {
  const fill = pageTemplate(html, `${publicPrefix(publicUrl)}/`);
  return async (koa, status, content = {}) => {
    const page = fill(content);
    const isPersonal = (content.answers ?? []).length > 0;
    koa.status = status;
    koa.set({
      'Cache-Control': isPersonal ? 'private, no-store' : 'no-cache',
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      Vary: 'Accept, Accept-Encoding, Cookie',
    });
    if (status === 200 && !isPersonal) {
      koa.set('ETag', `W/"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`);
      if (koa.fresh) {
        koa.status = 304;
        return;
      }
    }
    koa.type = 'text/html';
    if (koa.acceptsEncodings('br', 'identity') === 'br') {
      koa.set('Content-Encoding', 'br');
      koa.body = await compress(page, QUICKLY);
    } else koa.body = page;
  };
}

/** Whether a person in a browser made the request: programs get a problem, people get a page. */
const isPersonAt = (koa: ParameterizedContext): boolean =>
  (koa.method === 'GET' || koa.method === 'HEAD') &&
  !koa.path.startsWith('/api/') &&
  !koa.path.startsWith('/assets/') &&
  koa.get('Accept').includes('text/html');

/** Answers with the page and status 404 when no route took the request of a browser. */
export const pageNotFound =
  (send: Send): Middleware =>
  async (koa, next) => {
    await next();
    if (koa.status === 404 && koa.body === undefined && isPersonAt(koa)) await send(koa, 404);
  };
