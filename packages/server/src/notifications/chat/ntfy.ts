import { bearer } from './bearer.ts';
import { andMore, type ChatAdapter, fitting } from './chat-adapter.ts';

/** Of its 4,096 bytes; a longer message becomes an attachment. */
const MAX_LIST = 1_000;
const MAX_TITLE = 200;

const HIGH = 4;
const NORMAL = 3;

/** What somebody should look at soon. */
const urgent: ReadonlySet<string> = new Set(['broken_links', 'certificate_ending', 'crawl_failed', 'webhook_disabled']);

/** Publishing as JSON, at the root of the server that the topic's URL names. https://docs.ntfy.sh/publish/#publish-as-json */
export const ntfy: ChatAdapter = {
  request: ({ url, token }, { title, kind, facts, items, closing, link }) => {
    const server = new URL(url);
    const segments = server.pathname.split('/').filter((segment) => segment !== '');
    const topic = decodeURIComponent(segments.pop() ?? '');
    server.pathname = `/${segments.join('/')}`;
    server.search = '';
    const { lines, more } = fitting(items, ({ quoted, note }) => `${quoted}${note && ` (${note})`}`, MAX_LIST);
    const figures = facts.map(([label, value]) => `${label}: ${value}`);
    const message = [...figures, ...lines, ...andMore(more), ...(closing === '' ? [] : [closing])].join('\n');
    const isUrgent = urgent.has(kind);
    return {
      url: server.href,
      headers: bearer(token),
      body: {
        topic,
        title: title.slice(0, MAX_TITLE),
        message,
        priority: isUrgent ? HIGH : NORMAL,
        ...(link === undefined ? {} : { click: link.url }),
        tags: [isUrgent ? 'warning' : 'white_check_mark'],
      },
    };
  },
};
