export { createMailer } from './create-mailer.ts';
