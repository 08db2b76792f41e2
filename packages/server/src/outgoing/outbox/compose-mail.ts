import { inertShortLine, inertWords } from '@linkvitals/contract/inert-text';
import { dark, light } from '@linkvitals/contract/look';
import { escapeHtml } from '../../reporting/texts/escape-html.ts';
import type { Words } from '../../reporting/texts/words.ts';
import type { MailContent } from './mail-row.ts';

/**
 * The text of a mail to a person. Names that others chose go through `nameInMail` first; `url` leads to this server.
 */
export interface MailText {
  readonly subject: string;
  /** Sentences of the server */
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /**
   * Notes, such as what to do with a mail that one did not request. Below a button they are small, and also say how
   * long it works.
   */
  readonly notes?: readonly string[];
}

const MAX_SUBJECT = 150;
const MAX_NAME = 80;
/** Shortens a text by whole characters, not by halves of surrogate pairs. */
const cut = (text: string, max: number): string => [...text.slice(0, max * 2)].slice(0, max).join('');

/**
 * A name of a person or an account, or another text that somebody else chose. No part of it looks like an address: mail programs make a
 * link of every text that does, and the mail would seem to recommend it.
 */
export const nameInMail = (name: string, max = MAX_NAME): string =>
  cut(inertWords(name), max).replace(/[.:/@\\](?=\S)/g, '$& ');

// Mail programs drop style sheets, so the styles stand at each element. The only style element is for programs with a
// dark theme.
const STYLE = {
  body: `margin:0;padding:24px 12px;background:${light.canvas};color:${light.ink};font:15px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif`,
  card: `max-width:550px;margin:0 auto;padding:24px;background:${light.surface};border:1px solid ${light.line};border-radius:10px`,
  title: 'margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:650;overflow-wrap:anywhere',
  button: `display:inline-block;padding:10px 16px;background:${light.accent};color:${light.accentInk};border-radius:8px;text-decoration:none;font-weight:600`,
  note: `margin:8px 0 0;font-size:13px;color:${light.muted}`,
  // A link may be longer than a line.
  link: `word-break:break-all;color:${light.muted}`,
  footer: `max-width:600px;margin:16px auto 0;font-size:12px;text-align:center;color:${light.muted}`,
} as const;

const DARK = `@media (prefers-color-scheme:dark){body{background:${dark.canvas}!important;color:${dark.ink}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}.button{background:${dark.accent}!important;color:${dark.accentInk}!important}.note,.link,.footer{color:${dark.muted}!important}}`;

const element = (tag: string, style: keyof typeof STYLE, inner: string): string =>
  `<${tag} class="${style}" style="${STYLE[style]}">${inner}</${tag}>`;

/** Composes a mail in plain text and in HTML: it has no image, no script, and nothing else that is fetched. */
export function composeMail(
  { subject, paragraphs, action, notes = [] }: MailText,
  { language, texts: { mails } }: Pick<Words, 'language' | 'texts'>,
): MailContent {
  const title = inertShortLine(subject, MAX_SUBJECT);
  const lines = (texts: readonly string[]): string[] => texts.map(inertWords);
  const [says, below] = [lines(paragraphs), lines(notes)];
  const text = [...says, ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]), ...below];
  const card = [
    element('h1', 'title', escapeHtml(title)),
    ...says.map((line) => `<p>${escapeHtml(line)}</p>`),
    ...(action === undefined ? [] : [actionOf(action, mails.orOpen)]),
    ...below.map((line) =>
      action === undefined ? `<p>${escapeHtml(line)}</p>` : element('p', 'note', escapeHtml(line)),
    ),
  ];
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
    `<title>${escapeHtml(title)}</title><style>${DARK}</style></head>`,
    `<body style="${STYLE.body}">`,
    element('div', 'card', card.join('\n')),
    element('p', 'footer', mails.footer),
    '</body></html>',
  ];
  return { subject: title, text: `${text.join('\n\n')}\n\n-- \n${mails.footer}\n`, html: html.join('\n') };
}

function actionOf({ label, url }: NonNullable<MailText['action']>, orOpen: string): string {
  const href = escapeHtml(url);
  const button = `<a class="button" href="${href}" style="${STYLE.button}">${escapeHtml(label)}</a>`;
  const spelled = element('p', 'note', `${orOpen}<br>${element('span', 'link', href)}`);
  return `<p style="margin:24px 0">${button}</p>${spelled}`;
}
