import { bearer } from './bearer.ts';
import { type ChatAdapter, linesOf, listed } from './chat-adapter.ts';

/** Characters of the list, of the 4,096 bytes that a message may have; a longer message becomes an attachment. */
const MAX_LIST = 1_000;
const MAX_TITLE = 200;

const HIGH = 4;
const NORMAL = 3;

/** Kinds of notifications that somebody should read soon. */
const urgent: ReadonlySet<string> = new Set([
  'broken_links',
  'certificate_ending',
  'crawl_failed',
  'crawls_failing',
  'ownership_lost',
  'webhook_disabled',
]);

/** Publishes as JSON, at the root of the server in the topic's URL. https://docs.ntfy.sh/publish/#publish-as-json */
export const ntfy: ChatAdapter = {
  request: ({ url, token }, message) => {
    const { title, kind, facts, closing, link } = message;
    const server = new URL(url);
    const segments = server.pathname.split('/').filter((segment) => segment !== '');
    const topic = decodeURIComponent(segments.pop() ?? '');
    server.pathname = `/${segments.join('/')}`;
    server.search = '';
    const lists = listed(message, ({ quoted, note }) => `${quoted}${note && ` (${note})`}`, MAX_LIST);
    const figures = facts.map(([label, value]) => `${label}: ${value}`);
    const text = [...figures, ...linesOf(lists, (name) => `${name}:`), ...(closing === '' ? [] : [closing])].join('\n');
    const isUrgent = urgent.has(kind);
    return {
      url: server.href,
      headers: bearer(token),
      body: {
        topic,
        title: title.slice(0, MAX_TITLE),
        message: text,
        priority: isUrgent ? HIGH : NORMAL,
        ...(link === undefined ? {} : { click: link.url }),
        tags: [isUrgent ? 'warning' : 'white_check_mark'],
      },
    };
  },
};
