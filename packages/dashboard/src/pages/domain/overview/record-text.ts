import type { Domain } from '@linkvitals/contract/types';
import type { Texts } from '../../../texts/en/index.ts';

/** A DNS record in lines of text, for a mail to the person who adds it. @param hostname as it is read */
export function recordText(
  texts: Texts['domain']['verify'],
  record: Domain['verification']['records'][number],
  hostname: string,
): string {
  // Some forms want the name within the domain, others the whole.
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
