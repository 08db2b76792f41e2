import type { BodyRead, Receiver } from './receiver-types.ts';
import { answerRequest } from './web/answer-request.ts';
import { readWebBody } from './web/read-web-body.ts';

/** The members of Hono's context that are used; structural, so that this package needs no Hono types. */
export interface HonoLikeContext {
  req: { raw: Request; bodyCache: { text?: unknown; arrayBuffer?: unknown; blob?: unknown } };
}

/**
 * A handler for `app.post('/webhooks', honoHandler(receiver))`. It also works behind a middleware that has called
 * `c.req.json()`, `text()` or `arrayBuffer()`, because Hono keeps the body.
 */
export function honoHandler(receiver: Receiver) {
  return ({ req }: HonoLikeContext): Promise<Response> =>
    answerRequest(receiver, req.raw, async (maxBytes) => (await readKept(req)) ?? readWebBody(req.raw, maxBytes));
}

/** The body that Hono kept. `c.req.arrayBuffer()` is no option: from a parsed body it makes bytes by writing JSON again. */
async function readKept({ bodyCache }: HonoLikeContext['req']): Promise<BodyRead | undefined> {
  const { arrayBuffer, blob, text } = bodyCache;
  let kept: unknown;
  try {
    kept = await (arrayBuffer ?? blob ?? text);
  } catch {
    return { problem: 'incomplete' };
  }
  if (kept instanceof ArrayBuffer) return { bytes: new Uint8Array(kept) };
  if (kept instanceof Blob) return { bytes: new Uint8Array(await kept.arrayBuffer()) };
  return typeof kept === 'string' ? { bytes: new TextEncoder().encode(kept) } : undefined;
}
