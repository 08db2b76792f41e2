import type { Described, Item } from '../messages/described.ts';
import type { ChatTarget } from './chat-target.ts';

/** What is posted, in words. */
export interface ChatMessage extends Described {
  /** Of the notification: two messages with one id are one that was sent twice. */
  readonly id: string;
  readonly kind: string;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Says how many items are left out. */
  readonly andMore: (count: number) => string;
}

export interface ChatRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Becomes the JSON of the body. */
  readonly body: object;
}

/** What distinguishes one chat service from another. Every request is a POST; 2xx means that the message was taken. */
export interface ChatAdapter {
  /** No text of a crawled site may become a link, a mention or markup of the service. */
  readonly request: (target: ChatTarget, message: ChatMessage) => ChatRequest;
  /** The wait that the body of a 429 demands, seconds; undefined: none. Retry-After is read in any case. */
  readonly retryAfter?: (body: string) => number | undefined;
}

/** Items as one list of bounded length; `more` says how many were left out. */
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

/** The items that fit, one a line, and a last line when others are left out. */
export function listed(
  { items, andMore }: Pick<ChatMessage, 'items' | 'andMore'>,
  render: (item: Item) => string,
  maxLength: number,
): { readonly lines: readonly string[]; readonly rest: readonly string[] } {
  const { lines, more } = fitting(items, render, maxLength);
  return { lines, rest: more === 0 ? [] : [andMore(more)] };
}
