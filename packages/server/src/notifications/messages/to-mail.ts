import { escapeHtml as escaped } from '../../mail/index.ts';
import type { Described } from './described.ts';

interface MailTexts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const FOOTER = 'Sent by Linkvitals to the recipients in the notification settings of your account.';

/**
 * A mail in plain text and in HTML. No address of a crawled site is a link in it: a mail that looks like ours would lend
 * it our word.
 */
export function toMail({ title, facts, items, closing }: Described): MailTexts {
  const lines = [
    title,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    ...(items.length === 0 ? [] : ['', ...items.map(({ quoted, note }) => `  ${quoted}${note && `  (${note})`}`)]),
    '',
    closing,
    '',
    '-- ',
    FOOTER,
    '',
  ];
  const rows = facts.map(
    ([label, value]) => `<tr><th align="left">${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  );
  const list = items.map(
    ({ quoted, note }) => `<li><code>${escaped(quoted)}</code>${note && ` (${escaped(note)})`}</li>`,
  );
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>',
    `<h1>${escaped(title)}</h1>`,
    rows.length === 0 ? '' : `<table>${rows.join('')}</table>`,
    list.length === 0 ? '' : `<ul>${list.join('')}</ul>`,
    `<p>${escaped(closing)}</p><hr><p>${FOOTER}</p></body></html>`,
  ];
  return { subject: title, text: lines.join('\n'), html: html.join('\n') };
}
