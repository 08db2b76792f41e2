import { type ChatAdapter, linesOf, listed } from './chat-adapter.ts';

/** Escapes characters that Discord's Markdown reads as markup, a link or a mention. */
const plain = (text: string): string => text.replace(/[\\*_~`|>#[\]()<@:-]/g, (mark) => `\\${mark}`);

/** Writes text as code, in which nothing is markup. */
const quotedAsCode = (text: string): string => `\`\`${text.replaceAll('`', "'")}\`\``;

const MAX_TITLE = 250;
const MAX_DESCRIPTION = 3_500;
const MAX_VALUE = 1_000;

/** Webhooks of Discord: one embed, mentions switched off. https://docs.discord.com/developers/resources/webhook#execute-webhook */
export const discord: ChatAdapter = {
  request: ({ url }, message) => {
    const { title, facts, closing, link } = message;
    const lists = listed(
      message,
      ({ quoted, note }) => `- ${quotedAsCode(quoted)}${note && ` (${plain(note)})`}`,
      MAX_DESCRIPTION,
    );
    const embed = {
      title: plain(title).slice(0, MAX_TITLE),
      description: linesOf(lists, plain).join('\n'),
      fields: facts.map(([name, value]) => ({ name, value: plain(value).slice(0, MAX_VALUE), inline: true })),
      // The title becomes a link to this URL.
      ...(link === undefined ? {} : { url: link.url }),
      ...(closing === '' ? {} : { footer: { text: closing.slice(0, MAX_VALUE) } }),
    };
    return { url, body: { embeds: [embed], allowed_mentions: { parse: [] } } };
  },
};
