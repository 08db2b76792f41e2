import { toIso } from '../../../platform/time.ts';
import type { Item } from '../messages/described.ts';
import { bearer } from './bearer.ts';
import type { ChatAdapter } from './chat-adapter.ts';

const itemOf = ({ quoted, exact = quoted, note }: Item) => ({ text: exact, note });

/** Sends the message as plain JSON, for any program that accepts a POST. `id` is the same when a message is sent twice. */
export const genericWebhook: ChatAdapter = {
  request: ({ url, token }, { id, kind, createdAt, title, facts, items, fixes, closing, link }) => ({
    url,
    headers: bearer(token),
    body: {
      id,
      kind,
      created_at: toIso(createdAt),
      title,
      facts: facts.map(([label, value]) => ({ label, value })),
      items: items.map(itemOf),
      fixes: (fixes?.items ?? []).map(itemOf),
      closing,
      url: link?.url ?? null,
    },
  }),
};
