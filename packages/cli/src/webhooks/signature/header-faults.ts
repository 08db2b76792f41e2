import { parseSignatureHeader } from '@linkvitals/contract/signature';
import { printable } from '../printable.ts';
import type { Finding } from './finding.ts';

const FORM = 't=<unix seconds>,v1=<64 hex digits>';

/** The faults that make a header unreadable. Empty for a readable one. */
export function headerFaults(header: string): readonly Finding[] {
  if (parseSignatureHeader(header) !== null) return [];
  const parts = header.split(',').map((part) => part.trim());
  const values = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  return [...shapeFaults(header, parts), ...timeFaults(values('t')), ...signatureFaults(values('v1'))];
}

function* shapeFaults(header: string, parts: readonly string[]): Generator<Finding> {
  if (header.length > 2048) {
    yield { code: 'header_too_long', text: `The header has ${header.length} characters; 2,048 are allowed.` };
  }
  const odd = parts.filter((part) => !part.includes('='));
  if (odd.length === 0) return;
  const shown = odd.slice(0, 3).map((part) => `"${printable(part, 40)}"`);
  yield { code: 'header_part_odd', text: `Not of the form name=value: ${shown.join(', ')}. The header is ${FORM}.` };
}

function* timeFaults(times: readonly string[]): Generator<Finding> {
  const [time = ''] = times;
  if (times.length === 0) yield { code: 'time_missing', text: `The header has no t. It is ${FORM}.` };
  else if (times.length > 1) {
    yield {
      code: 'time_twice',
      text: `The header has ${times.length} times t: it was sent more than once, or two values were joined.`,
    };
  } else if (/^\d{13}$/.test(time)) {
    yield { code: 'time_in_milliseconds', text: `t is in milliseconds (${time}); it is seconds.` };
  } else if (!/^\d{1,12}$/.test(time)) {
    yield { code: 'time_not_digits', text: `t is "${printable(time, 40)}"; it is 1 to 12 digits and nothing else.` };
  }
}

function* signatureFaults(signatures: readonly string[]): Generator<Finding> {
  if (signatures.length === 0) yield { code: 'signature_missing', text: `The header has no v1. It is ${FORM}.` };
  if (signatures.length > 10) {
    yield { code: 'too_many_signatures', text: `The header has ${signatures.length} times v1; 10 are allowed.` };
  }
  for (const signature of signatures.slice(0, 3)) {
    if (/^[\da-f]{64}$/i.test(signature)) continue;
    yield { code: 'signature_not_hex', text: `A v1 is not 64 hex digits: ${formOf(signature)}.` };
  }
}

function formOf(signature: string): string {
  if (/^[A-Za-z\d+/_-]{43}=?$/.test(signature)) return 'it looks like base64 of the 32 bytes; write them in hex';
  if (/^[\da-f]*$/i.test(signature)) return `it has ${signature.length} of them, so it was cut or added to`;
  const wrong = [...signature].find((character) => !/[\da-f]/i.test(character)) ?? '';
  return `it has ${signature.length} characters, "${printable(wrong, 1)}" among them`;
}
