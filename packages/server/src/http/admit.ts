import { authorise, type Gatekeeping } from './requests/authorise.ts';
import { uncounted } from './requests/rate-limit.ts';
import { readBody } from './requests/read-body.ts';

type Koa = Parameters<typeof authorise>[0];

interface Admitted {
  readonly ctx: Awaited<ReturnType<typeof authorise>>;
  /** Undefined when the operation takes no body */
  readonly body: unknown;
}

/**
 * Authorises the caller and reads the body of the request. The body may arrive up to a minute after the head, so the
 * permission is checked again then.
 * @param gate.maxText maximum number of characters in a text of the body
 */
export async function admit(koa: Koa, gate: Gatekeeping & { readonly maxText: number }): Promise<Admitted> {
  const ctx = await authorise(koa, gate);
  if (gate.operation.method === 'get' || gate.operation.method === 'delete') return { ctx, body: undefined };
  const isHere = koa.req.complete;
  const body = await readBody(koa, gate.maxText);
  return { ctx: isHere ? ctx : await authorise(koa, { ...gate, rateLimit: uncounted }), body };
}
