export { createMailer } from './create-mailer.ts';
export { isPlainAddress } from './is-plain-address.ts';
export type { Attachment, Mailer } from './mailer.ts';
