import { createHash } from 'node:crypto';
import type { Middleware, ParameterizedContext } from 'koa';
import type { DashboardBuild } from './read-build.ts';

/** Nothing inline, nothing from elsewhere, no string that becomes markup or script. */
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

/** `https://example.com/links` is reached at `/links/`, whatever the proxy in front makes of the path. */
const prefixOf = (publicUrl: string): string =>
  publicUrl === '' ? '/' : `${new URL(publicUrl).pathname.replace(/\/+$/, '')}/`;

const BASE = '<base href="/">';

type Send = (koa: ParameterizedContext, status: 200 | 404) => void;

/**
 * Answers with the page of the dashboard; its script shows what the path stands for.
 * @param publicUrl its path is the prefix that all addresses in the page begin with
 * @throws Error when the page has no `<base>` to write the prefix in
 */
export function dashboardPage({ html }: DashboardBuild, publicUrl: string): Send {
  if (!html.includes(BASE)) throw new Error(`index.html of the dashboard has no ${BASE}`);
  const page = html.replace(BASE, `<base href="${prefixOf(publicUrl)}">`);
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  return (koa, status) => {
    koa.status = status;
    koa.set({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      Vary: 'Accept',
    });
    if (status === 200) {
      koa.set('ETag', etag);
      if (koa.fresh) {
        koa.status = 304;
        return;
      }
    }
    koa.body = page;
    koa.type = 'text/html';
  };
}

/** Programs get a problem; a person who follows a wrong link gets a page that says so. */
const isPersonAt = (koa: ParameterizedContext): boolean =>
  (koa.method === 'GET' || koa.method === 'HEAD') &&
  !koa.path.startsWith('/api/') &&
  !koa.path.startsWith('/assets/') &&
  koa.get('Accept').includes('text/html');

/** The page with status 404 where no route took the request of a browser. */
export const pageNotFound =
  (send: Send): Middleware =>
  async (koa, next) => {
    await next();
    if (koa.status === 404 && koa.body === undefined && isPersonAt(koa)) send(koa, 404);
  };
