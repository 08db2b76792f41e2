import { createPlural } from '../plural.ts';

const plural = createPlural('en');
const fixCount = (count: number): string => plural(count, { one: '# fix', other: '# fixes' });

/** Texts of mails to people: about their sign-in and their accounts, and with fixes that somebody hands over */
export const mails = {
  footer: 'Sent by Linkvitals, which monitors the links of websites.',
  orOpen: 'Or open this link:',
  notYou: 'If it was not you, ignore this mail: nothing changes.',
  withinHour: 'The link works once, within an hour.',
  withinDay: 'The link works once, within a day.',
  reset: {
    subject: 'Choose a new password',
    text: 'Somebody, probably you, wants to choose a new password for your sign-in to Linkvitals.',
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'A new password was set for your sign-in to Linkvitals, with a link that was mailed to you or that the operator of the server made. You have been signed out everywhere.',
    note: 'If it was not you, somebody may read your mailbox: secure it first, then choose another password on the sign-in page, and let the operator of the server know.',
  },
  emailChange: {
    subject: 'Confirm your new address',
    text: 'Somebody, probably you, wants to sign in to Linkvitals with this address from now on.',
    action: 'Use this address',
  },
  addressInUse: {
    subject: 'This address is in use already',
    text: 'Somebody wants to change their address at Linkvitals to this one. It stays yours: it signs you in already, and belongs to one person only.',
    note: 'If it was you, sign in with this address, or change it there first.',
  },
  emailChanged: {
    subject: 'Your address was changed',
    text: 'Your sign-in to Linkvitals has another e-mail address now. This one signs in no more.',
    note: 'If it was not you, write to the operator of the server or to an owner of your account at once. They can end your sessions and give you a way back in.',
  },
  signUp: {
    subject: 'Finish signing up',
    text: 'Somebody, probably you, wants to sign up for Linkvitals with this address.',
    action: 'Finish signing up',
  },
  alreadySignedUp: {
    subject: 'You have signed up already',
    text: 'Somebody, probably you, wants to sign up for Linkvitals with this address. You can sign in with it already.',
    note: 'If you have forgotten your password, choose a new one on the sign-in page.',
  },
  invitation: {
    somebody: 'Somebody',
    subject: (who: string, team: string) => `${who} invites you to ${team} on Linkvitals`,
    text: (who: string, team: string) => `${who} invites you to the account “${team}” on Linkvitals.`,
    roles: {
      owner: 'As an owner you can do everything in this account.',
      admin: 'As an administrator you can manage its domains, members and settings.',
      member: 'As a member you can see the domains that you were given access to.',
    },
    action: 'Accept the invitation',
    until: (time: string) => `The link works once, until ${time}.`,
    unexpected: 'If you do not know what this is about, you need not do anything.',
  },
  /** Fixes that somebody hands over to the person who makes them */
  fixes: {
    subject: (count: number, host: string, who: string) => `${fixCount(count)} for ${host}, from ${who}`,
    from: 'From',
    note: 'Note',
    gain: 'All together',
    points: (points: string, now: string, after: string) => `${points}, ${now} → ${after}`,
    open: (count: number) => plural(count, { one: 'See the fix in Linkvitals', other: 'See the fixes in Linkvitals' }),
    order: 'The most important one comes first.',
    footer: (who: string) =>
      `Sent by Linkvitals on behalf of ${who}, who gave your address. Nobody else got this mail.`,
  },
  /** Subjects, and texts for the person concerned */
  factors: {
    totp_added: 'One-time codes were enabled',
    totp_removed: 'One-time codes were removed',
    recovery_codes_renewed: 'New recovery codes were made',
    passkey_added: 'A passkey was added',
    passkey_removed: 'A passkey was removed',
    recovery_code_used: 'A recovery code was used to sign in',
    identity_linked: 'A sign-in with an identity provider was added',
    identity_unlinked: 'A sign-in with an identity provider was removed',
    password_changed: 'Your password was changed',
  },
  factorOf: (change: string, email: string) => `${change} for ${email}.`,
  factorNote:
    'If this was not you, change your password at once. Then look in your settings at where you are signed in, and remove each way to sign in that is not yours.',
  passwordNote:
    'If this was not you, choose another password on the sign-in page (“Forgot your password?”), and let the operator of the server know.',
  factorsRemoved: {
    subject: 'Your second factors were removed',
    text: (email: string) =>
      `The operator of the server removed the authenticator app, the recovery codes and the passkeys of ${email}. You have been signed out everywhere, and sign in with your password alone.`,
    setUp: 'Set up one-time codes or a passkey again once you have signed in.',
    note: 'If you did not want this, change your password at once and write to the operator of the server.',
  },
};
