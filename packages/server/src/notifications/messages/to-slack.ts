import type { Described } from './describe-notification.ts';

/** The three characters that Slack's markup reserves; `<!channel>` and links need the second. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text of ours around a name or a number; what would format or mention somebody goes. */
const plain = (text: string): string => escaped(text).replace(/[*~`@]/g, '');

/** As code: no formatting, no link, no mention, also in servers that only look like Slack. */
const quotedAsCode = (text: string): string => `\`${escaped(text).replaceAll('`', "'")}\``;

/** Body of an incoming webhook. Nothing in it is unfurled: Slack would fetch what a crawled site names. */
export function toSlack({ title, facts, items, closing }: Described): string {
  const lines = [
    `*${plain(title)}*`,
    ...facts.map(([label, value]) => `${label}: ${plain(value)}`),
    ...items.map(({ quoted, note }) => `• ${quotedAsCode(quoted)}${note && ` (${escaped(note)})`}`),
    escaped(closing),
  ];
  return JSON.stringify({ text: lines.join('\n'), unfurl_links: false, unfurl_media: false });
}
