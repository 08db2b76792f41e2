import type { ReceivedMail } from '@linkvitals/testing';

/**
 * A mail as the terminal shows it: its recipient, its subject, and its links to the demo.
 * @param url Address of the demo.
 */
export function describeMail(
  { to, subject, text }: Pick<ReceivedMail, 'to' | 'subject' | 'text'>,
  url: string,
): string {
  const links = new Set(text.match(/https?:\/\/\S+/g)?.filter((link) => link.startsWith(`${url}/`)));
  return [`\nMail to ${to.join(', ')}: ${subject}`, ...[...links].map((link) => `  ${link}`)].join('\n');
}
