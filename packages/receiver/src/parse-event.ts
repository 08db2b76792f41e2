import { WebhookPayloadError } from './errors.ts';
import { isKnownEvent, type WebhookEvent } from './events.ts';

/**
 * Reads a verified body. Checks the envelope and what this package itself relies on, not every field: a field that the
 * service adds or leaves empty must not cost the subscriber an event.
 * @throws WebhookPayloadError
 */
export function parseEvent(body: Uint8Array): WebhookEvent {
  const envelope = parseJson(body);
  if (!isObject(envelope)) throw invalid('the body is not a JSON object');
  const { event: name, timestamp, data } = envelope;
  if (typeof name !== 'string' || name === '') throw invalid('`event` is not a string');
  if (typeof timestamp !== 'string') throw invalid('`timestamp` is not a string');
  if (!isObject(data)) throw invalid('`data` is not an object');
  const event = envelope as unknown as WebhookEvent;
  if (isKnownEvent(event) && event.event !== 'test' && (typeof data.crawl_id !== 'string' || data.crawl_id === '')) {
    throw invalid('`data.crawl_id` is not a string');
  }
  return event;
}

function parseJson(body: Uint8Array): unknown {
  try {
    // `fatal`: bytes that are not UTF-8 are an error, not a replacement character. A leading BOM is dropped (RFC 8259, 8.1).
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new WebhookPayloadError('invalid_json', 'The body is not JSON in UTF-8', { cause });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(what: string): WebhookPayloadError {
  return new WebhookPayloadError('invalid_envelope', `Not an event: ${what}`);
}
