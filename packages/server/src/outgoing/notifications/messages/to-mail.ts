import { dark, light } from '@linkvitals/contract/look';
import { partsOf } from '@linkvitals/contract/readable/url';
import { escapeHtml as escaped } from '../../../reporting/texts/escape-html.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import type { Described, Item, PageLink, Place } from './described.ts';

interface MailTexts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Writes a mail in plain text and in HTML. Only pages of this service are links in it, never addresses of a crawled site: a link in a mail
 * of this service would make readers trust it.
 * @param unsubscribe URL of the recipient's page to unsubscribe; undefined: the mail has no such link
 */
export function toMail(described: Described, words: Words, unsubscribe?: string): MailTexts {
  const around = { words, unsubscribe };
  return { subject: described.title, text: toText(described, around), html: toHtml(described, around) };
}

interface Around {
  readonly words: Words;
  readonly unsubscribe: string | undefined;
}

function toText(described: Described, { words, unsubscribe }: Around): string {
  const says = words.texts.notifications;
  const { title, facts, items, fixes, closing, link, settingsUrl, footer = says.footer } = described;
  return [
    title,
    ...paragraph(facts.map(([label, value]) => `${label}: ${value}`)),
    ...paragraph(
      items.flatMap((item, at) => [...(at > 0 && item.heading !== undefined ? [''] : []), ...itemLines(item)]),
    ),
    ...paragraph(fixes === undefined ? [] : [`${fixes.title}:`, ...fixes.items.flatMap(itemLines)]),
    ...paragraph(closing === '' ? [] : [closing]),
    ...paragraph(link === undefined ? [] : [`${link.label}: ${link.url}`]),
    '',
    '-- ',
    footer,
    ...(settingsUrl === undefined ? [] : [`${says.settings}: ${settingsUrl}`]),
    ...(unsubscribe === undefined ? [] : [`${says.unsubscribe}: ${unsubscribe}`]),
    '',
  ].join('\n');
}

const paragraph = (lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : ['', ...lines]);

const itemLines = ({ heading, quoted, note, places = [], url }: Item): readonly string[] => [
  ...(heading === undefined
    ? [`  ${quoted}${note && `  (${note})`}`]
    : [`  ${heading}`, `    ${quoted}`, ...(note === '' ? [] : [`    ${note}`])]),
  ...places.map(({ label, quoted: at, line }) => `    ${label} ${at}${line && `, ${line}`}`),
  ...(url === undefined ? [] : [`    ${url}`]),
];

// Mail programs drop stylesheets. So important styles are at each element, tables do the layout, and the one style element is for programs
// with a dark theme, and for phones.
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = 'font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';
const MUTED = `color:${light.muted}`;
const LINE = `border-top:1px solid ${light.line}`;

const DARK = `@media (prefers-color-scheme:dark){body,.page{background:${dark.canvas}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}.card,.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}.line{border-color:${dark.line}!important}.button{background:${dark.accent}!important}.button a{color:${dark.accentInk}!important}}`;

/** On a phone a value stands at the end of the line of its label, or below it when it is longer. */
const NARROW =
  '@media (max-width:480px){.facts,.facts tbody{display:block}.facts tr{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:16px}.facts th{width:auto!important;padding-right:0!important}}';

function toHtml(described: Described, { words, unsubscribe }: Around): string {
  const says = words.texts.notifications;
  const { title, facts, items, fixes, closing, link, settingsUrl, footer = says.footer } = described;
  return [
    `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(title)}</title><style>${DARK}${NARROW}</style></head>`,
    `<body style="margin:0;padding:0;background:${light.canvas}">`,
    `<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light.canvas}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${light.surface};border:1px solid ${light.line};border-radius:10px;${FONT};font-size:15px;line-height:1.5;color:${light.ink};text-align:left"><tr><td style="padding:24px">`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:650;word-break:keep-all;overflow-wrap:anywhere">${breakable(title)}</h1>`,
    facts.length === 0
      ? ''
      : `<table class="facts" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${facts.map(factRow).join('')}</table>`,
    itemTable(items),
    fixes === undefined ? '' : `${subheading(fixes.title)}${itemTable(fixes.items)}`,
    closing === '' ? '' : closingOf(closing, facts.length + items.length === 0),
    link === undefined ? '' : button(link),
    `</td></tr></table>`,
    `<p class="muted" style="max-width:600px;margin:16px auto 0;${FONT};font-size:12px;line-height:1.5;${MUTED}">${footer}${footerLinks(says, { settingsUrl, unsubscribe })}</p>`,
    `</td></tr></table></body></html>`,
  ].join('\n');
}

/** The closing words: small below other content, normal when they are all that the mail says. */
const closingOf = (closing: string, isAlone: boolean): string =>
  isAlone
    ? `<p class="ink" style="margin:0;overflow-wrap:anywhere">${escaped(closing)}</p>`
    : `<p class="muted" style="margin:20px 0 0;font-size:13px;${MUTED};overflow-wrap:anywhere">${escaped(closing)}</p>`;

/** Lets a hostname that is longer than the line break after a dot; `keep-all` keeps labels in Chinese or Japanese whole. */
const breakable = (text: string): string => escaped(text).replace(/\.(?=\S)/g, '.<wbr>');

const factRow = ([label, value]: Described['facts'][number]): string =>
  `<tr><th class="muted" align="left" valign="top" style="padding:2px 16px 2px 0;font-weight:400;${MUTED};white-space:nowrap;width:1%">${escaped(label)}</th><td class="ink" style="padding:2px 0;font-weight:600;overflow-wrap:anywhere">${escaped(value)}</td></tr>`;

const subheading = (title: string): string =>
  `<h2 style="margin:24px 0 0;font-size:16px;line-height:1.3;font-weight:650">${escaped(title)}</h2>`;

const itemTable = (items: readonly Item[]): string =>
  items.length === 0
    ? ''
    : `<table width="100%" cellpadding="0" cellspacing="0" style="margin-top:16px;font-size:14px">${items.map(itemRow).join('')}</table>`;

/** A button, made of a table, since some mail programs give a link no padding. */
const button = ({ label, url }: PageLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:20px"><tr><td class="button" style="background:${light.accent};border-radius:8px"><a href="${escaped(url)}" style="display:inline-block;padding:10px 16px;color:${light.accentInk};font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>`;

const itemRow = ({ heading, quoted, note, places = [], url }: Item): string => {
  const name = heading === undefined ? code(quoted) : `<b>${escaped(heading)}</b>`;
  const linked = url === undefined ? name : `<a href="${escaped(url)}" style="color:inherit">${name}</a>`;
  const lines = [...(note === '' ? [] : [escaped(note)]), ...places.map(placeLine)];
  return `<tr><td class="line" style="padding:8px 0;${LINE};overflow-wrap:anywhere;word-break:break-word">${linked}${heading === undefined ? '' : `<br>${code(quoted)}`}${lines.map(small).join('')}</td></tr>`;
};

const placeLine = ({ label, quoted, line }: Place): string =>
  `${escaped(label)} ${code(quoted)}${line && `, ${escaped(line)}`}`;

/** A small line below an item. */
const small = (markup: string): string => `<br><span class="muted" style="font-size:13px;${MUTED}">${markup}</span>`;

/** Text as code, whose lines break between the parts of an address rather than within a word. */
const code = (text: string): string =>
  `<code dir="ltr" style="${MONO};font-size:13px">${partsOf(text).map(escaped).join('<wbr>')}</code>`;

/** Links on a line of their own, so that none of them is broken. */
function footerLinks(
  says: Words['texts']['notifications'],
  { settingsUrl, unsubscribe }: Pick<Described, 'settingsUrl'> & Pick<Around, 'unsubscribe'>,
): string {
  const links = [smallLink(says.settings, settingsUrl), smallLink(says.unsubscribe, unsubscribe)].filter(
    (one) => one !== '',
  );
  return links.length === 0 ? '' : `<br>${links.join(' · ')}`;
}

const smallLink = (label: string, url: string | undefined): string =>
  url === undefined ? '' : `<a class="muted" href="${escaped(url)}" style="${MUTED}">${label}</a>`;
