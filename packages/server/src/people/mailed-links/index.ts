export { createOwnedAccount } from './create-owned-account.ts';
export { makeResetLink } from './make-reset-link.ts';
export { redeemEmailChange } from './redeem-email-change.ts';
export { redeemPasswordReset } from './redeem-password-reset.ts';
export { redeemSignUp } from './redeem-sign-up.ts';
export { requestEmailChange } from './request-email-change.ts';
export { requestPasswordReset } from './request-password-reset.ts';
export { requestSignUp } from './request-sign-up.ts';
export { type Person, withPerson } from './with-person.ts';
