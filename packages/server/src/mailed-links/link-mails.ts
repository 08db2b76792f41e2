import type { Config } from '../config/config.ts';
import { publicUrl } from '../crawler-identity.ts';
import { composeMail } from '../outbox/index.ts';
import { languageOf, type Words, wordsFor } from '../texts/words.ts';
import type { UserRow } from '../users/index.ts';

type Content = ReturnType<typeof composeMail>;

const HOUR_MS = 3_600_000;

/** How long each link works, ms. */
export const lasts = {
  reset: HOUR_MS,
  emailChange: HOUR_MS,
  signUp: 24 * HOUR_MS,
  firstPassword: 24 * HOUR_MS,
} as const;

export type LinkPage = 'reset-password' | 'change-email' | 'sign-up';

/** The token stands behind `#`, which browsers do not send, so that no log holds it. */
export const linkTo = (config: Config, page: LinkPage, token: string): string =>
  `${publicUrl(config)}/${page}#${token}`;

/** The words for a person, of what they chose. */
export const wordsOf = ({ locale }: Pick<UserRow, 'locale'>): Words => wordsFor(languageOf(locale));

export function resetMail(url: string, words: Words): Content {
  const { reset, withinHour, notYou } = words.texts.mails;
  const { subject, text, action: label } = reset;
  return composeMail({ subject, paragraphs: [text], action: { label, url }, notes: [withinHour, notYou] }, words);
}

export function passwordChangedMail(words: Words): Content {
  const { subject, text, note } = words.texts.mails.passwordChanged;
  return composeMail({ subject, paragraphs: [text], notes: [note] }, words);
}

export function emailChangeMail(url: string, words: Words): Content {
  const { emailChange, withinHour, notYou } = words.texts.mails;
  const { subject, text, action: label } = emailChange;
  return composeMail({ subject, paragraphs: [text], action: { label, url }, notes: [withinHour, notYou] }, words);
}

/** To an address that is another person's. */
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
  const { signUp, withinDay, notYou } = words.texts.mails;
  const { subject, text, action: label } = signUp;
  return composeMail({ subject, paragraphs: [text], action: { label, url }, notes: [withinDay, notYou] }, words);
}

export function alreadySignedUpMail(words: Words): Content {
  const { alreadySignedUp, notYou } = words.texts.mails;
  const { subject, text, note } = alreadySignedUp;
  return composeMail({ subject, paragraphs: [text], notes: [note, notYou] }, words);
}
