import { inertShortLine } from '@linkvitals/contract/inert-text';
import type { PageLinks } from '../../../platform/page-links.ts';
import type { Words } from '../../../reporting/texts/words.ts';
import { type Described, MAX_NAME_LENGTH, shownHost } from './described.ts';
import type { NotificationContent } from './notification-content.ts';

type Ending = Extract<NotificationContent, { kind: 'certificate_ending' }>;

export function describeCertificateEnding(
  { host, domain_id, issuer, valid_to, days_left }: Ending,
  { texts: { notifications }, format }: Words,
  links: PageLinks,
): Described {
  const { certificate, facts } = notifications;
  return {
    title: certificate.title(shownHost(host), days_left),
    facts: [[facts.expires, format.dateTime(valid_to)]],
    // The server itself names the issuer, so its text is made inert.
    items: issuer === null ? [] : [{ quoted: inertShortLine(issuer, MAX_NAME_LENGTH), note: certificate.issuer }],
    closing: certificate.closing,
    link: { label: certificate.open, url: links.domain(domain_id) },
  };
}
