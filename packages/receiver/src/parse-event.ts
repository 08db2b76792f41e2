import { WebhookPayloadError } from './errors.ts';
import { isKnownEvent, type WebhookEvent } from './events.ts';

/**
 * Reads a verified body. It checks the envelope and the members that this package itself uses, not every member: one
 * that the service adds or leaves empty must not cost the subscriber an event.
 * @throws WebhookPayloadError
 */
export function parseEvent(body: Uint8Array): WebhookEvent {
  const envelope = parseJson(body);
  check(isObject(envelope), 'object');
  const { event: name, timestamp, data } = envelope;
  check(isText(name), 'event');
  check(isText(timestamp), 'timestamp');
  check(isObject(data), 'data');
  const event = envelope as unknown as WebhookEvent;
  check(!isKnownEvent(event) || name === 'test' || isText(data.crawl_id), 'data.crawl_id');
  return event;
}

// `fatal`: bytes that are not UTF-8 are an error, not a replacement character. A leading BOM is dropped (RFC 8259, 8.1).
const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(body));
  } catch (error) {
    throw new WebhookPayloadError(400, 'invalid_json', String(error));
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return {}.toString.call(value) === '[object Object]';
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function check(holds: unknown, what: string): asserts holds {
  if (!holds) throw new WebhookPayloadError(400, 'invalid_envelope', `unusable ${what}`);
}
