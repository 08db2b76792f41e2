import type { Middleware } from 'koa';

/** Nothing of ours may be framed, sniffed or run script; pages allow themselves more where they need it. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

export const securityHeaders: Middleware = async (koa, next) => {
  koa.set(SECURITY_HEADERS);
  await next();
};
