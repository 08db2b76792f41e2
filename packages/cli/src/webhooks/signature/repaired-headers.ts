import { parseSignatureHeader } from '@linkvitals/contract/signature';
import type { Finding } from './finding.ts';

export interface RepairedHeader extends Finding {
  readonly header: string;
}

const repairs: readonly (Finding & { readonly repair: (header: string) => string })[] = [
  {
    code: 'header_name_in_value',
    text: 'The name of the header stands in its value. Give what is behind the colon.',
    repair: (header) => header.replace(/^\s*x-service-signature\s*:/i, ''),
  },
  {
    code: 'header_in_quotes',
    text: 'The header has quotes around it.',
    repair: (header) => header.replaceAll(/["'`]/g, ''),
  },
  {
    code: 'header_percent_encoded',
    text: 'The header is percent-encoded.',
    repair: (header) =>
      header.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  },
  {
    code: 'header_broken_up',
    text: 'The header was broken up by white space.',
    repair: (header) => header.replaceAll(/\s+/g, ''),
  },
  {
    code: 'header_separated_otherwise',
    text: 'The parts of the header are not separated by commas.',
    repair: (header) => header.trim().replaceAll(/\s*[;&]\s*|\s+/g, ','),
  },
  {
    code: 'header_in_milliseconds',
    text: 't is in milliseconds; it is seconds.',
    repair: (header) => header.replace(/t=(\d{10})\d{3}(?!\d)/, 't=$1'),
  },
  {
    code: 'signature_in_base64',
    text: 'v1 is in base64; it is lower-case hex.',
    repair: (header) =>
      header.replaceAll(
        /v1=([A-Za-z\d+/]{43}=)/g,
        (_, mac: string) => `v1=${Buffer.from(mac, 'base64').toString('hex')}`,
      ),
  },
];

/** Max characters of a header that is repaired: longer ones are not from the service, and slow to search. */
const MAX_CHARACTERS = 4096;

/** Readable headers that the sender may have meant by the received ones. */
export function repairedHeaders(headers: readonly string[]): readonly RepairedHeader[] {
  if (headers.some((header) => header.length > MAX_CHARACTERS)) return [];
  const single = headers.length === 1 ? headers : [];
  const repaired = repairs.flatMap(({ code, text, repair }) =>
    single.map((header) => ({ code, text, header: repair(header) })),
  );
  const alone = headers.length < 2 ? [] : headers.map((header, at) => ({ ...sentTwice(at, headers.length), header }));
  return [...alone, ...repaired].filter(({ header }) => parseSignatureHeader(header) !== null);
}

const sentTwice = (at: number, count: number): Finding => ({
  code: 'header_sent_twice',
  text: `The header came ${count} times; the one at place ${at + 1} is right. Something on the way adds another.`,
});
