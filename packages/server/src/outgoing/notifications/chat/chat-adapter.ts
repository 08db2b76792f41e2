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

/** A list of a message. */
interface Listed {
  /** Undefined: the list has no title. */
  readonly title: string | undefined;
  /** The entries that fit. */
  readonly lines: readonly string[];
  /** A last line when others are left out. */
  readonly rest: readonly string[];
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

/** Renders the items and the fixes that fit, one a line. Each of the two lists may have its share of the length. */
export function listed(
  { items, fixes, andMore }: Pick<ChatMessage, 'items' | 'fixes' | 'andMore'>,
  render: (item: Item) => string,
  maxLength: number,
): readonly Listed[] {
  const lists = [{ title: undefined, items }, ...(fixes === undefined ? [] : [fixes])].filter(
    (list) => list.items.length > 0,
  );
  return lists.map(({ title, items: all }) => {
    const { lines, more } = fitting(all, render, maxLength / lists.length);
    return { title, lines, rest: more === 0 ? [] : [andMore(more)] };
  });
}

/** The lines of all lists of a message. @param titled writes the title of a list */
export const linesOf = (lists: readonly Listed[], titled: (title: string) => string): readonly string[] =>
  lists.flatMap(({ title, lines, rest }) => [...(title === undefined ? [] : [titled(title)]), ...lines, ...rest]);
