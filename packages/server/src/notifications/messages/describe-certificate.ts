import { inertShortLine } from '@linkvitals/contract/inert-text';
import { count } from '../../count.ts';
import type { PageLinks } from '../../page-links.ts';
import { type Described, MAX_NAME_LENGTH } from './described.ts';
import type { NotificationContent } from './notification-content.ts';

type Ending = Extract<NotificationContent, { kind: 'certificate_ending' }>;

/** To the minute, in UTC. */
const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export function describeCertificateEnding(
  { host, domain_id, issuer, valid_to, days_left }: Ending,
  links?: PageLinks,
): Described {
  return {
    title: `The certificate of ${inertShortLine(host, MAX_NAME_LENGTH)} ends in ${count(days_left, 'day')}`,
    facts: [['Ends', timeOf(valid_to)]],
    // The server's own word.
    items:
      issuer === null ? [] : [{ quoted: inertShortLine(issuer, MAX_NAME_LENGTH), note: 'issuer of the certificate' }],
    closing: 'Renew it before then. Afterwards browsers refuse the site, and crawls report its links as broken.',
    link: links && { label: 'Open the domain', url: links.domain(domain_id) },
  };
}
