import { toIso } from '../../../platform/time.ts';
import { bearer } from './bearer.ts';
import type { ChatAdapter } from './chat-adapter.ts';

/** Sends the message as plain JSON, for any program that accepts a POST. `id` is the same when a message is sent twice. */
export const genericWebhook: ChatAdapter = {
  request: ({ url, token }, { id, kind, createdAt, title, facts, items, closing, link }) => ({
    url,
    headers: bearer(token),
    body: {
      id,
      kind,
      created_at: toIso(createdAt),
      title,
      facts: facts.map(([label, value]) => ({ label, value })),
      items: items.map(({ quoted, exact = quoted, note }) => ({ text: exact, note })),
      closing,
      url: link?.url ?? null,
    },
  }),
};
