import type { Middleware } from 'koa';

/** Headers that forbid framing, sniffing and scripts; pages replace them where they need more. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

export const securityHeaders: Middleware = async (koa, next) => {
  koa.set(SECURITY_HEADERS);
  await next();
};
