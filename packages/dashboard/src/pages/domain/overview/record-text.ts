import type { Domain } from '@linkvitals/contract/types';
import type { Texts } from '../../../texts/en/index.ts';

/** A DNS record as lines of text, for a mail to the person who adds it. @param hostname in readable form */
export function recordText(
  texts: Texts['domain']['verify'],
  record: Domain['verification']['records'][number],
  hostname: string,
): string {
  // Some forms of DNS providers need the name within the domain, others the whole name.
  const name = record.place === record.name ? record.name : `${record.place} (${record.name})`;
  return [
    texts.request(hostname),
    texts.proves,
    '',
    `${texts.type}: ${record.type}`,
    `${texts.name}: ${name}`,
    `${texts.value}: ${record.value}`,
    '',
    texts.keepNote,
    '',
  ].join('\n');
}
