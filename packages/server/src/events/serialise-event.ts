import type { KnownWebhookEvent } from '@linkvitals/contract';

const MAX_BYTES = 64 * 1024;

/**
 * The text whose UTF-8 bytes are stored, signed and sent. It is made once for each event: a second text could differ,
 * and a subscriber who remembers bodies would take the retry for another event.
 * @throws Error over 64 KiB: every part of a body has a maximum, so this is a bug of the caller
 */
export function serialiseEvent({ event, timestamp, data }: KnownWebhookEvent): string {
  const body = JSON.stringify({ event, timestamp, data });
  const bytes = Buffer.byteLength(body);
  if (bytes > MAX_BYTES) throw new Error(`The body of ${event} has ${bytes} bytes; ${MAX_BYTES} are allowed.`);
  return body;
}
