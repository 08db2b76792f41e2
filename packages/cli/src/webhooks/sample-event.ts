import { eventExample, eventSchemaName, type KnownEventType, schemaNamed } from '@linkvitals/contract';
import { UsageError } from '../usage-error.ts';
import { printable } from './printable.ts';

export interface SampleInput {
  readonly event: KnownEventType;
  /** Assignments such as `data.broken_link_count=12`, any number of them. */
  readonly set: readonly string[];
  /** Epoch ms. */
  readonly now: number;
  readonly newId: () => string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * The contract's example of an event as if it happened now: with present times, new ids (so that no receiver takes it
 * for a repetition), and the operator's own values.
 * @throws UsageError when the contract does not allow the result
 */
export function sampleEvent({ event, set, now, newId }: SampleInput): Record<string, unknown> {
  const example = eventExample(event);
  const shift = now - Date.parse(example.timestamp);
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renew);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, renew(member)]));
    }
    if (typeof value !== 'string') return value;
    if (TIME.test(value)) return new Date(Date.parse(value) + shift).toISOString();
    return UUID.test(value) ? newId() : value;
  };
  const body = renew(example) as Record<string, unknown>;
  for (const assignment of set) assign(body, assignment);
  validate(event, body);
  return body;
}

/** Sets an existing member, or adds the next item of a list. */
function assign(body: Record<string, unknown>, assignment: string): void {
  const equals = assignment.indexOf('=');
  if (equals < 1) throw new UsageError(`Write --set as path=value, e.g. --set data.domain=example.org.`);
  const path = assignment.slice(0, equals);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let at: unknown = body;
  for (const name of names) at = memberOf(at, name) ? at[name] : undefined;
  const isNext = Array.isArray(at) && last === String(at.length);
  if (!isNext && !memberOf(at, last)) throw new UsageError(`The event has no ${printable(path)}. ${whatThereIs(at)}`);
  (at as Record<string, unknown>)[last] = readValue(assignment.slice(equals + 1));
}

const memberOf = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

const whatThereIs = (at: unknown): string =>
  typeof at === 'object' && at !== null ? `There is: ${Object.keys(at).join(', ')}.` : 'See docs/events.md.';

/** Reads a value as JSON if it parses, otherwise as text: `12`, `null`, `["a"]`; `"12"` for the text 12. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function validate(event: KnownEventType, body: unknown): void {
  const { error } = schemaNamed(eventSchemaName[event], true).safeParse(body);
  if (error === undefined) return;
  const faults = error.issues.map(({ path, message }) => `  ${path.join('.')}: ${printable(message)}`);
  const hint = 'A text that looks like a number is written with quotes: --set \'data.domain="123"\'.';
  throw new UsageError(`This is no ${event} that the contract allows:\n${faults.join('\n')}\n${hint}`);
}
