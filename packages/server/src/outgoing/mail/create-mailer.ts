import { createRequire } from 'node:module';
import { getCACertificates } from 'node:tls';
import type * as Nodemailer from 'nodemailer';
import { describeMailFailure } from './describe-mail-failure.ts';
import { isPlainAddress } from './is-plain-address.ts';
import type { MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';

/** Milliseconds of each step; the caller's signal limits the whole. */
const CONNECT = 10_000;
const SILENCE = 20_000;

/** Reply code of an accepted mail (RFC 5321, section 4.2.3) */
const TAKEN = 250;

interface MailerOptions extends MailConfig {
  /** PEM of authorities that are trusted besides the built-in ones */
  readonly extraCa: readonly string[];
}

/**
 * Sends mails over SMTP to the operator's server, each over a connection of its own: they are few, and none can hold up
 * another. A password is never sent in clear unless `startTls` is `off`, and a mail is never sent without the
 * configured password.
 *
 * The library may open no file and no URL, and gets no text that it could read as more than one address.
 */
export function createMailer({ server, startTls, from, extraCa }: MailerOptions): Mailer {
  const { host, port, implicitTls, user, password } = server;
  const hasPassword = password !== '';
  // The library is loaded only when there is a mail server, because loading takes 60 ms.
  const { createTransport } = createRequire(import.meta.url)('nodemailer') as typeof Nodemailer;
  const transport = createTransport({
    host,
    port,
    secure: implicitTls,
    requireTLS: startTls === 'required' || (startTls === 'auto' && hasPassword),
    ignoreTLS: startTls === 'off',
    ...(hasPassword ? { auth: { user, pass: password }, forceAuth: true } : {}),
    ...(extraCa.length === 0 ? {} : { tls: { ca: [...getCACertificates('default'), ...extraCa] } }),
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    dnsTimeout: CONNECT,
    socketTimeout: SILENCE,
    socketCloseTimeout: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, unsubscribe, attachments = [] }, signal) {
      // The library would split a list of addresses, in the envelope, too.
      if (!isPlainAddress(to)) return { error: 'The recipient is not one mail address.', status: null };
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          envelope: { from: from.address, to: [to] },
          // The id is the same at every attempt, so a server that took an earlier one recognises the mail.
          messageId: `<${id}@${domain}>`,
          // This requests that no out-of-office reply is sent (RFC 3834, section 5).
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
          subject,
          text,
          html,
          attachments: attachments.map(({ name: filename, contentType, content }) => ({
            filename,
            contentType,
            content,
          })),
          signal,
        });
        return { error: null, status: TAKEN };
      } catch (error) {
        return describeMailFailure(error);
      }
    },
  };
}

/** Headers for unsubscribing: RFC 2369, section 3.2; RFC 8058, which requires https. */
const unsubscribeHeaders = (url: string | undefined): Record<string, string> => {
  if (url === undefined) return {};
  const oneClick = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { 'List-Unsubscribe': `<${url}>`, ...(url.startsWith('https:') ? oneClick : {}) };
};
