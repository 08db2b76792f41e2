import type { PageLink } from '../messages/described.ts';
import { type ChatAdapter, linesOf, listed } from './chat-adapter.ts';

/** Escapes the three characters that Slack's markup reserves; `<!channel>` and links need the second. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Prepares text of this service around a name or a number: characters that would format or mention are removed. */
const plain = (text: string): string => escaped(text).replace(/[*~`@]/g, '');

/** Writes text as code: no formatting, no link, no mention, also in servers that only imitate Slack. */
const quotedAsCode = (text: string): string => `\`${escaped(text).replaceAll('`', "'")}\``;

const MAX_HEADER = 150;
const MAX_SECTION = 2_900;
const MAX_FIELD = 1_900;

/** A link to a page of this service: its label, and a URL without the characters that Slack's markup reserves. */
const anchor = ({ label, url }: PageLink): string =>
  `<${url.replace(/[<>|]/g, (mark) => encodeURIComponent(mark))}|${escaped(label)}>`;

const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text } });

/**
 * Incoming webhooks of Slack, with blocks. `text` is for notifications and for servers without blocks. Links are not unfurled, or Slack
 * would fetch URLs of a crawled site.
 * https://docs.slack.dev/reference/block-kit/blocks
 */
export const slack: ChatAdapter = {
  request: ({ url }, message) => {
    const { title, facts, closing, link } = message;
    const lists = listed(
      message,
      ({ quoted, note }) => `• ${quotedAsCode(quoted)}${note && ` (${plain(note)})`}`,
      MAX_SECTION,
    );
    const list = linesOf(lists, (name) => `*${plain(name)}*`);
    const fields = facts.map(([label, value]) => ({
      type: 'mrkdwn',
      text: `*${plain(label)}*\n${plain(value)}`.slice(0, MAX_FIELD),
    }));
    const text = [
      `*${plain(title)}*`,
      ...facts.map(([label, value]) => `${label}: ${plain(value)}`),
      ...list,
      ...(closing === '' ? [] : [escaped(closing)]),
      ...(link === undefined ? [] : [anchor(link)]),
    ].join('\n');
    const blocks = [
      { type: 'header', text: { type: 'plain_text', text: title.slice(0, MAX_HEADER), emoji: false } },
      ...(fields.length === 0 ? [] : [{ type: 'section', fields }]),
      ...(list.length === 0 ? [] : [section(list.join('\n'))]),
      ...(closing === '' ? [] : [{ type: 'context', elements: [{ type: 'mrkdwn', text: escaped(closing) }] }]),
      ...(link === undefined ? [] : [section(anchor(link))]),
    ];
    return { url, body: { text, blocks, unfurl_links: false, unfurl_media: false } };
  },
};
