import type { Middleware } from 'koa';
import { ServiceError } from '../../errors.ts';

/** RFC 9112, section 3.2. Nothing here depends on the host; whoever leaves it out is no HTTP/1.1 client. */
export const requireHost: Middleware = async (koa, next) => {
  if (koa.req.httpVersion === '1.1' && koa.req.headers.host === undefined) {
    throw new ServiceError('malformed_request', 'An HTTP/1.1 request has a Host header.');
  }
  await next();
};
