import type { Middleware } from 'koa';
import { ServiceError } from '../../errors.ts';

const isHost = (name: string, index: number): boolean => index % 2 === 0 && name.toLowerCase() === 'host';

/**
 * Requires exactly one Host header (RFC 9112, section 3.2). Nothing here depends on the host, but other requests are
 * not HTTP/1.1.
 */
export const requireHost: Middleware = async (koa, next) => {
  if (koa.req.httpVersion === '1.1' && koa.req.rawHeaders.filter(isHost).length !== 1) {
    throw new ServiceError('malformed_request', 'An HTTP/1.1 request has one Host header.');
  }
  await next();
};
