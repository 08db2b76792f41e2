import type { Middleware } from 'koa';

const ABSOLUTE = /^https?:\/\/[^/?#]*([^#]*)/i;

/** The path and query of a request target in any of its forms (RFC 9112, section 3.2), unchanged */
export function toOriginForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = ABSOLUTE.exec(target)?.[1];
  if (rest === undefined) return '*';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Middleware that reduces the target to path and query, whatever form the request line had. */
export const originForm: Middleware = async (koa, next) => {
  koa.req.url = toOriginForm(koa.req.url ?? '/');
  await next();
};
