import { authorise, type Gatekeeping } from './requests/authorise.ts';
import { uncounted } from './requests/rate-limit.ts';
import { readBody } from './requests/read-body.ts';

type Koa = Parameters<typeof authorise>[0];

interface Admitted {
  readonly ctx: Awaited<ReturnType<typeof authorise>>;
  /** Undefined where the operation takes none. */
  readonly body: unknown;
}

/**
 * Who calls, whether they may, and the body of the request. The caller decides when a body arrives, up to a minute after the
 * head: what they may no longer do by then is refused.
 * @param gate.maxText longest text that the body may have, in characters
 */
export async function admit(koa: Koa, gate: Gatekeeping & { readonly maxText: number }): Promise<Admitted> {
  const ctx = await authorise(koa, gate);
  if (gate.operation.method === 'get' || gate.operation.method === 'delete') return { ctx, body: undefined };
  const isHere = koa.req.complete;
  const body = await readBody(koa, gate.maxText);
  return { ctx: isHere ? ctx : await authorise(koa, { ...gate, rateLimit: uncounted }), body };
}
