import { escapeHtml } from '../../mail/index.ts';
import { plainPage } from './plain-page.ts';

/** What a share link shows in place of a report. */
export interface SharePage {
  readonly status: number;
  readonly html: string;
  readonly hasForm: boolean;
}

interface Content {
  readonly title: string;
  readonly body: string;
}

const page = (content: Content): string => plainPage({ ...content, brand: false });

/** The same page for everything that is not to be seen, so that it says nothing about why. */
export const unknownLink: SharePage = {
  status: 404,
  hasForm: false,
  html: page({
    title: 'This link does not work',
    body: '<p>It may be incomplete, or it has expired or was revoked. Whoever sent it can send another one.</p>',
  }),
};

/** In place of a page while too many are being made. */
export const busy: SharePage = {
  status: 503,
  hasForm: false,
  html: page({
    title: 'Many people are reading reports',
    body: '<p>Load this page again in a few seconds.</p>',
  }),
};

const messages = {
  'none yet': ['There is no report yet', 'It appears here as soon as the first crawl has completed.'],
  gone: ['This report is kept no longer', 'Whoever sent the link can send one to a newer report.'],
} as const;

export function message(which: keyof typeof messages): SharePage {
  const [title, text] = messages[which];
  return { status: 200, hasForm: false, html: page({ title, body: `<p>${text}</p>` }) };
}

/** @param fault What was wrong with the password entered before. */
export function passwordForm(status: number, fault?: string): SharePage {
  const said = fault === undefined ? '' : `<p role="alert">${escapeHtml(fault)}</p>\n`;
  const body = `${said}<p>Enter the password of this link.</p>
<form method="post"><label for="password">Password</label><input id="password" name="password" type="password" required maxlength="128" autocomplete="off" autofocus><button>Show the report</button></form>`;
  return { status, hasForm: true, html: page({ title: 'This report has a password', body }) };
}
