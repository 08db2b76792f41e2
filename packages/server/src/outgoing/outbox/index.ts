export { composeMail, nameInMail } from './compose-mail.ts';
export { outboxQueue } from './outbox-queue.ts';
export { pruneMails } from './prune-mails.ts';
export { canMail, type NewMail, type QueuedMail, queueMail } from './queue-mail.ts';
export { sendMail } from './send-mail.ts';
export { countMails } from './store.ts';
