import type { Config } from '../config/config.ts';
import { publicUrl } from '../crawler-identity.ts';
import { composeMail } from '../outbox/index.ts';

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

const NOT_YOU = 'If it was not you, ignore this mail: nothing changes.';

export const resetMail = (url: string): Content =>
  composeMail({
    subject: 'Choose a new password',
    paragraphs: ['Somebody, probably you, wants to choose a new password for your sign-in to Linkvitals.'],
    action: { label: 'Choose a new password', url },
    notes: ['The link works once, within an hour.', NOT_YOU],
  });

export const passwordChangedMail = (): Content =>
  composeMail({
    subject: 'Your password was changed',
    paragraphs: [
      'A new password was set for your sign-in to Linkvitals, with a link that was mailed to you or that the operator of the server made. You have been signed out everywhere.',
    ],
    notes: [
      'If it was not you, somebody may read your mailbox: secure it first, then choose another password on the sign-in page, and let the operator of the server know.',
    ],
  });

export const emailChangeMail = (url: string): Content =>
  composeMail({
    subject: 'Confirm your new address',
    paragraphs: ['Somebody, probably you, wants to sign in to Linkvitals with this address from now on.'],
    action: { label: 'Use this address', url },
    notes: ['The link works once, within an hour.', NOT_YOU],
  });

/** To an address that is another person's. */
export const addressInUseMail = (): Content =>
  composeMail({
    subject: 'This address is in use already',
    paragraphs: [
      'Somebody wants to change their address at Linkvitals to this one. It stays yours: it signs you in already, and belongs to one person only.',
    ],
    notes: ['If it was you, sign in with this address, or change it there first.', NOT_YOU],
  });

export const emailChangedMail = (): Content =>
  composeMail({
    subject: 'Your address was changed',
    paragraphs: ['Your sign-in to Linkvitals has another e-mail address now. This one signs in no more.'],
    notes: [
      'If it was not you, write to the operator of the server or to an owner of your account at once. They can end your sessions and give you a way back in.',
    ],
  });

export const signUpMail = (url: string): Content =>
  composeMail({
    subject: 'Finish signing up',
    paragraphs: ['Somebody, probably you, wants to sign up for Linkvitals with this address.'],
    action: { label: 'Finish signing up', url },
    notes: ['The link works once, within a day.', NOT_YOU],
  });

export const alreadySignedUpMail = (): Content =>
  composeMail({
    subject: 'You have signed up already',
    paragraphs: [
      'Somebody, probably you, wants to sign up for Linkvitals with this address. You can sign in with it already.',
    ],
    notes: ['If you have forgotten your password, choose a new one on the sign-in page.', NOT_YOU],
  });
