import type { BodyRead, Receiver } from './receiver-types.ts';
import { answerRequest } from './web/answer-request.ts';
import { readWebBody } from './web/read-web-body.ts';

/** What we need of a Hono context; structural, so that this package needs no Hono types. */
export interface HonoLikeContext {
  req: { raw: Request; bodyCache: { text?: unknown; arrayBuffer?: unknown; blob?: unknown } };
}

/**
 * For `app.post('/webhooks', honoHandler(receiver))`. Also behind a middleware that has called `c.req.json()`, `text()`
 * or `arrayBuffer()`: Hono keeps what it read, and that is taken.
 */
export function honoHandler(receiver: Receiver) {
  return ({ req }: HonoLikeContext): Promise<Response> =>
    answerRequest(receiver, req.raw, async (maxBytes) => (await readKept(req)) ?? readWebBody(req.raw, maxBytes));
}

/** Not through `c.req.arrayBuffer()`: from a parsed body that makes bytes by writing JSON again. */
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
