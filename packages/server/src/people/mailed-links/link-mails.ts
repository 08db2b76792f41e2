import { composeMail } from '../../outgoing/outbox/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { publicUrl } from '../../platform/crawler-identity.ts';
import { languageOf, type Words, wordsFor } from '../../reporting/texts/words.ts';
import type { UserRow } from '../users/index.ts';

type Content = ReturnType<typeof composeMail>;

const HOUR_MS = 3_600_000;

/** Milliseconds for which each link works */
export const lasts = {
  reset: HOUR_MS,
  emailChange: HOUR_MS,
  signUp: 24 * HOUR_MS,
  firstPassword: 24 * HOUR_MS,
} as const;

export type LinkPage = 'reset-password' | 'change-email' | 'sign-up';

/** Address of a page with the token behind `#`. Browsers do not send that part, so no log holds the token. */
export const linkTo = (config: Config, page: LinkPage, token: string): string =>
  `${publicUrl(config)}/${page}#${token}`;

/** Texts in the language that a person chose */
export const wordsOf = ({ locale }: Pick<UserRow, 'locale'>): Words => wordsFor(languageOf(locale));

interface LinkTexts {
  readonly subject: string;
  readonly text: string;
  readonly action: string;
}

/** Composes a mail with a link. @param link.within Time within which the link can be used, in words */
function mailWithLink(
  { subject, text, action: label }: LinkTexts,
  { url, within }: { readonly url: string; readonly within: string },
  words: Words,
): Content {
  const notes = [within, words.texts.mails.notYou];
  return composeMail({ subject, paragraphs: [text], action: { label, url }, notes }, words);
}

export function resetMail(url: string, words: Words): Content {
  const { reset, withinHour } = words.texts.mails;
  return mailWithLink(reset, { url, within: withinHour }, words);
}

export function passwordChangedMail(words: Words): Content {
  const { subject, text, note } = words.texts.mails.passwordChanged;
  return composeMail({ subject, paragraphs: [text], notes: [note] }, words);
}

export function emailChangeMail(url: string, words: Words): Content {
  const { emailChange, withinHour } = words.texts.mails;
  return mailWithLink(emailChange, { url, within: withinHour }, words);
}

/** Mail to an address that belongs to another person */
export function addressInUseMail(words: Words): Content {
  const { addressInUse, notYou } = words.texts.mails;
  const { subject, text, note } = addressInUse;
  return composeMail({ subject, paragraphs: [text], notes: [note, notYou] }, words);
}

export function emailChangedMail(words: Words): Content {
  const { subject, text, note } = words.texts.mails.emailChanged;
  return composeMail({ subject, paragraphs: [text], notes: [note] }, words);
}

export function signUpMail(url: string, words: Words): Content {
  const { signUp, withinDay } = words.texts.mails;
  return mailWithLink(signUp, { url, within: withinDay }, words);
}

export function alreadySignedUpMail(words: Words): Content {
  const { alreadySignedUp, notYou } = words.texts.mails;
  const { subject, text, note } = alreadySignedUp;
  return composeMail({ subject, paragraphs: [text], notes: [note, notYou] }, words);
}
