import { z } from 'zod';
import { readMailFrom } from '../../../outgoing/mail/read-mail-from.ts';
import { readSmtpUrl } from '../../../outgoing/mail/read-smtp-url.ts';
import { flag, number, pauses } from '../kinds.ts';
import { variable } from './variable.ts';

/** Settings of webhooks, mails and chat messages */
export const noticeVariables = {
  LINKVITALS_ALLOW_HTTP_WEBHOOKS: variable({
    description: 'Allow webhook endpoints with http URLs.',
    fallback: 'false',
    schema: flag,
  }),
  LINKVITALS_RETRY_SCHEDULE_SECONDS: variable({
    description:
      'Pauses after the first, second and third failed attempt of a delivery, s. Other values than the default are for tests.',
    fallback: '60,300,900',
    schema: pauses(3, 3, 'must be three numbers above 0, such as 60,300,900'),
  }),
  LINKVITALS_SMTP_URL: variable({
    description:
      'Mail server for notifications and for mails to people (invitations, resets, notices), `smtp://user:password@host:587` or `smtps://…:465`; percent-encode the user and the password. Empty: no mail is sent. Set the same on every server.',
    fallback: '',
    schema: z.string().transform((text, issue) => readSmtpUrl(text, (message) => issue.addIssue(message))),
    // compose.yaml mounts the file with or without a mail server.
    mayBeEmpty: true,
    secret: true,
  }),
  LINKVITALS_SMTP_TLS: variable({
    description:
      'STARTTLS with an `smtp://` server: `required`, `off` or `auto`. `auto` requires it when the URL holds a password, and otherwise uses it where it is offered.',
    fallback: 'auto',
    schema: z.enum(['auto', 'required', 'off']),
  }),
  LINKVITALS_MAIL_FROM: variable({
    description: 'Sender of mails, `linkvitals@example.com` or `Linkvitals <linkvitals@example.com>`.',
    fallback: '',
    schema: z.string().transform((text, issue) => readMailFrom(text, (message) => issue.addIssue(message))),
  }),
  LINKVITALS_MAIL_ATTACHMENT_MB: variable({
    description:
      'Maximum size of all reports attached to one mail, MB; mail servers often refuse more than 10. The mail links to reports that do not fit. 0: no report is made for a summary.',
    fallback: '5',
    schema: number(0, 50),
  }),
  LINKVITALS_NOTIFICATION_RETRY_SECONDS: variable({
    description:
      'Pauses after the failed attempts of a mail or chat message, s. The attempt after the last pause is the last one.',
    fallback: '60,300,1800,7200,21600',
    schema: pauses(1, 20, 'must be 1 to 20 numbers above 0, such as 60,300,1800'),
  }),
} as const;
