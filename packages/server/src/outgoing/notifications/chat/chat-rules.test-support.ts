import type { ChatChannel } from './chat-target.ts';

/** Lists the faults of a body, by the documents of the service and by the rule that no text of a site becomes markup. */
type Rule = (body: never) => string[];

const complaints = (...checks: readonly (readonly [ok: boolean, complaint: string])[]): string[] =>
  checks.filter(([ok]) => !ok).map(([, complaint]) => complaint);

/** Whether a message has no link, or one to a page of the server that sends it. */
const isOurs = (url: string | undefined): boolean =>
  url === undefined || /^https:\/\/linkvitals\.example\/[\w/?=-]*$/.test(url);

interface Block {
  readonly type: string;
  readonly text?: { readonly type: string; readonly text: string };
  readonly fields?: readonly { readonly text: string }[];
  readonly elements?: readonly { readonly text: string }[];
}

function slack({
  text,
  blocks,
  ...rest
}: {
  text: string;
  blocks: Block[];
  unfurl_links: boolean;
  unfurl_media: boolean;
}) {
  const all = [
    text,
    ...blocks.flatMap(({ text: own, fields = [], elements = [] }) => [
      ...(own?.type === 'mrkdwn' ? [own.text] : []),
      ...fields.map((field) => field.text),
      ...elements.map((element) => element.text),
    ]),
  ];
  // Links to pages of this server are the only ones.
  const markup = all.map((one) => one.replace(/<https:\/\/linkvitals\.example\/[\w/?=-]*\|[A-Za-zÄÖÜäöü, „“]+>/g, ''));
  const outsideCode = markup.map((one) => one.replace(/`[^`]*`/g, ''));
  return complaints(
    [rest.unfurl_links === false && rest.unfurl_media === false, 'unfurls'],
    [all.every((one) => one !== ''), 'an empty element'],
    [blocks.length <= 50, 'more than 50 blocks'],
    [blocks.every((block) => (block.text?.text.length ?? 1) >= 1), 'an empty text'],
    [blocks.every((block) => block.type !== 'header' || (block.text?.text.length ?? 0) <= 150), 'a long header'],
    [blocks.every((block) => (block.text?.text.length ?? 0) <= 3_000), 'a long section'],
    [
      blocks.every(({ fields = [] }) => fields.length <= 10 && fields.every((field) => field.text.length <= 2_000)),
      'fields',
    ],
    [markup.every((one) => !/[<>]/.test(one)), 'a mention or link'],
    [markup.every((one) => one.split('\n').every((line) => (line.match(/`/g)?.length ?? 0) % 2 === 0)), 'open code'],
    [outsideCode.every((one) => !/[@~]/.test(one)), 'a mention or format outside code'],
    [outsideCode.every((one) => one.split('\n').every((line) => !/\*.*\*.*\*/.test(line))), 'bold text of a site'],
    [text.length < 8_000, 'a long text'],
  );
}

interface Embed {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly footer?: { readonly text: string };
  readonly url?: string;
}

function discord({ embeds, allowed_mentions }: { embeds: [Embed]; allowed_mentions: { parse: string[] } }) {
  const [{ title, description, fields, footer, url }] = embeds;
  const all = [title, description, footer?.text ?? '', ...fields.flatMap(({ name, value }) => [name, value])];
  const marked = [title, description, ...fields.map(({ value }) => value)].map((one) =>
    one
      .replace(/``.*?``/g, '')
      .replace(/^- /gm, '')
      .replace(/\\[^\n]/g, ''),
  );
  return complaints(
    [allowed_mentions.parse.length === 0, 'mentions are on'],
    [isOurs(url), 'a link'],
    [footer?.text !== '', 'an empty footer'],
    [title.length <= 256, 'a long title'],
    [description.length <= 4_096, 'a long description'],
    [fields.length <= 25 && fields.every(({ name, value }) => name.length <= 256 && value.length <= 1_024), 'fields'],
    [fields.every(({ name, value }) => name !== '' && value !== ''), 'an empty field'],
    [all.join('').length <= 6_000, 'a long message'],
    [marked.every((one) => !/[*_~`|>[\]<@]/.test(one)), `markup: ${marked.find((one) => /[*_~`|>[\]<@]/.test(one))}`],
  );
}

interface Card {
  readonly type: string;
  readonly attachments: readonly [
    {
      readonly content: {
        readonly type: string;
        readonly actions?: readonly { readonly type: string; readonly url: string }[];
        readonly body: readonly { readonly type: string; readonly inlines: readonly { readonly type: string }[] }[];
      };
    },
  ];
}

function teams(message: Card) {
  const { content } = message.attachments[0];
  return complaints(
    [message.type === 'message' && content.type === 'AdaptiveCard', 'no card'],
    [(content.actions ?? []).every(({ type, url }) => type === 'Action.OpenUrl' && isOurs(url)), 'a link'],
    [Buffer.byteLength(JSON.stringify(message)) <= 28 * 1024, 'more than 28 KB'],
    [
      content.body.every(
        ({ type, inlines }) => type === 'RichTextBlock' && inlines.every((one) => one.type === 'TextRun'),
      ),
      'a text that knows Markdown',
    ],
  );
}

interface TelegramMessage {
  readonly chat_id: string;
  readonly text: string;
  readonly entities: readonly {
    readonly type: string;
    readonly offset: number;
    readonly length: number;
    readonly url?: string;
  }[];
  readonly parse_mode?: string;
  readonly link_preview_options: { readonly is_disabled: boolean };
}

function telegram({ chat_id, text, entities, parse_mode, link_preview_options }: TelegramMessage) {
  const inCode = (at: number) =>
    entities.some(({ type, offset, length }) => type === 'code' && at >= offset && at < offset + length);
  const bullets = [...text.matchAll(/\n• (?=.)/g)].map(({ index }) => index + 3);
  return complaints(
    [chat_id !== '', 'no chat'],
    [entities.every(({ url }) => isOurs(url)), 'a link'],
    [text.length >= 1 && text.length <= 4_096, 'a long text'],
    [parse_mode === undefined, 'a text that is parsed'],
    [link_preview_options.is_disabled, 'previews'],
    [
      entities.every(({ offset, length }) => length > 0 && offset >= 0 && offset + length <= text.length),
      'a format outside the text',
    ],
    [bullets.every(inCode), 'text of a site that is not code'],
  );
}

function ntfy({ topic, title, message, click }: { topic: string; title: string; message: string; click?: string }) {
  return complaints(
    [/^[-_A-Za-z0-9]{1,64}$/.test(topic), 'no topic'],
    [isOurs(click), 'a link'],
    [title.length <= 250, 'a long title'],
    [message !== '' && Buffer.byteLength(message) <= 4_096, 'a long message'],
  );
}

function genericWebhook(body: Record<string, unknown>) {
  const keys = Object.keys(body).sort().join(' ');
  return complaints(
    [keys === 'closing created_at facts fixes id items kind title url', `members: ${keys}`],
    [body.url === null || isOurs(String(body.url)), 'a link'],
  );
}

export const chatRules: Readonly<Record<ChatChannel, (body: object) => string[]>> = {
  slack: slack as Rule as (body: object) => string[],
  discord: discord as Rule as (body: object) => string[],
  teams: teams as Rule as (body: object) => string[],
  telegram: telegram as Rule as (body: object) => string[],
  ntfy: ntfy as Rule as (body: object) => string[],
  generic_webhook: genericWebhook as Rule as (body: object) => string[],
};
