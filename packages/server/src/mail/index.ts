export { createMailer } from './create-mailer.ts';
export type { Mailer } from './mailer.ts';
