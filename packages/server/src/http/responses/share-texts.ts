import type { Language } from '@linkvitals/contract';
import { escapeHtml } from '../../reporting/texts/escape-html.ts';
import { type Texts, wordsFor } from '../../reporting/texts/words.ts';
import { plainPage } from './plain-page.ts';

/** The page that a share link shows in place of a report */
export interface SharePage {
  readonly status: number;
  readonly html: string;
  readonly hasForm: boolean;
}

type Share = Texts['share'];

const STATUS = { unknown: 404, busy: 503, noneYet: 200, gone: 200 } as const satisfies Partial<
  Record<keyof Share, number>
>;

/** Page with a message. `unknown` is for every page that must not be seen, so it does not reveal the reason. */
export function message(which: keyof typeof STATUS, language: Language): SharePage {
  const { title, text } = wordsFor(language).texts.share[which];
  const html = plainPage({ title, body: `<p>${text}</p>`, language, brand: false });
  return { status: STATUS[which], hasForm: false, html };
}

/**
 * The form for the password of a share link. @param fault The fault of the password that was entered before; undefined:
 * none was.
 */
export function passwordForm(status: number, language: Language, fault?: string): SharePage {
  const { share } = wordsFor(language).texts;
  const { title, text, label, submit } = share.password;
  const alert = fault === undefined ? '' : `<p role="alert">${escapeHtml(fault)}</p>\n`;
  const body = `${alert}<p>${text}</p>
<form method="post"><label for="password">${label}</label><input id="password" name="password" type="password" required maxlength="128" autocomplete="off" autofocus><button>${submit}</button></form>`;
  return { status, hasForm: true, html: plainPage({ title, body, language, brand: false }) };
}
