import type { Described, Item } from '../messages/described.ts';
import type { ChatTarget } from './chat-target.ts';

/** A message in words, before an adapter formats it. */
export interface ChatMessage extends Described {
  /** Id of the notification: two messages with the same id are one that was sent twice. */
  readonly id: string;
  readonly kind: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Text for the number of items that are left out. */
  readonly andMore: (count: number) => string;
}

export interface ChatRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The object that is sent as JSON in the body. */
  readonly body: object;
}

/** The rules of one chat service. Every request is a POST; 2xx means that the message was accepted. */
export interface ChatAdapter {
  /** Builds the request. No text of a crawled site may become a link, a mention or markup of the service. */
  readonly request: (target: ChatTarget, message: ChatMessage) => ChatRequest;
  /** Reads the wait that the body of a 429 demands, seconds; undefined: none. Retry-After is read in any case. */
  readonly retryAfter?: (body: string) => number | undefined;
}

/** Renders items up to a total length; `more` is the number of items left out. */
function fitting(
  items: readonly Item[],
  render: (item: Item) => string,
  maxLength: number,
): { readonly lines: readonly string[]; readonly more: number } {
  const lines: string[] = [];
  let length = 0;
  for (const item of items) {
    const line = render(item);
    length += line.length + 1;
    if (length > maxLength) break;
    lines.push(line);
  }
  return { lines, more: items.length - lines.length };
}

/** Renders the items that fit, one a line, and a last line when others are left out. */
export function listed(
  { items, andMore }: Pick<ChatMessage, 'items' | 'andMore'>,
  render: (item: Item) => string,
  maxLength: number,
): { readonly lines: readonly string[]; readonly rest: readonly string[] } {
  const { lines, more } = fitting(items, render, maxLength);
  return { lines, rest: more === 0 ? [] : [andMore(more)] };
}
