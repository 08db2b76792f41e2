import type { MailServer } from './mail-config.ts';

const SUBMISSION = 587;
const SUBMISSIONS = 465;

const decoded = (text: string): string | undefined => {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
};

/**
 * Reads a mail server from its URL; undefined for an empty text. Default ports are those of RFC 8314.
 * @param fault Called with the fault, in words that contain no part of the URL.
 */
export function readSmtpUrl(text: string, fault: (message: string) => void): MailServer | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  const implicitTls = url?.protocol === 'smtps:';
  if (url === null || url.hostname === '' || !(implicitTls || url.protocol === 'smtp:')) {
    fault('must be smtp://user:password@host:port or smtps://…');
    return undefined;
  }
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined) {
    fault('the user or the password is not percent-encoded');
    return undefined;
  }
  if ((user === '') !== (password === '') || !['', '/'].includes(url.pathname) || url.search + url.hash !== '') {
    fault('takes a user with a password, a host and a port, and nothing after them');
    return undefined;
  }
  const port = url.port === '' ? (implicitTls ? SUBMISSIONS : SUBMISSION) : Number(url.port);
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port, implicitTls, user, password };
}
