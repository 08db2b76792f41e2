import { type ChatAdapter, listed } from './chat-adapter.ts';

const MAX_LIST = 12_000;

/** Text that Teams shows without change: text runs have no Markdown, unlike a TextBlock. */
const runs = (...inlines: readonly object[]) => ({ type: 'RichTextBlock', inlines });
const run = (text: string, style: object = {}) => ({ type: 'TextRun', text, ...style });

/**
 * Webhooks of Microsoft Teams workflows: a message with one Adaptive Card, 28 KB at most.
 * https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/connectors-using
 */
export const teams: ChatAdapter = {
  request: ({ url }, message) => {
    const { title, facts, closing, link } = message;
    const lists = listed(message, ({ quoted, note }) => `${quoted}${note && ` (${note})`}`, MAX_LIST);
    const body = [
      runs(run(title, { weight: 'Bolder', size: 'Medium' })),
      ...facts.map(([label, value]) => runs(run(`${label}: `, { weight: 'Bolder' }), run(value))),
      ...lists.flatMap(({ title: name, lines, rest }) => [
        ...(name === undefined ? [] : [runs(run(name, { weight: 'Bolder' }))]),
        ...lines.map((line) => runs(run(line, { fontType: 'Monospace' }))),
        ...rest.map((line) => runs(run(line))),
      ]),
      ...(closing === '' ? [] : [runs(run(closing, { isSubtle: true, size: 'Small' }))]),
    ];
    const content = {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      body,
      ...(link === undefined ? {} : { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] }),
    };
    const card = { contentType: 'application/vnd.microsoft.card.adaptive', contentUrl: null, content };
    return { url, body: { type: 'message', attachments: [card] } };
  },
};
