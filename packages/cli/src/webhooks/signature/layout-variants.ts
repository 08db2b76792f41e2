import { createHash } from 'node:crypto';
import type { Finding } from './finding.ts';

/** An order of bytes that a signer may have used. */
export interface Layout extends Finding {
  readonly message: (digits: string, body: Buffer) => readonly (string | Buffer)[];
}

const RIGHT = 'Sign `<t>`, a full stop, then the body.';

/** The right layout: the digits of `t`, a full stop, the body. */
export const LAYOUT: Layout = { code: 'layout', text: RIGHT, message: (digits, body) => [digits, '.', body] };

/** Wrong layouts of signers. */
export const LAYOUT_VARIANTS: readonly Layout[] = [
  {
    code: 'time_not_signed',
    text: `The body alone was signed, without the time. ${RIGHT}`,
    message: (_, body) => [body],
  },
  {
    code: 'body_before_time',
    text: `The body was signed before the time (\`body.timestamp\`). ${RIGHT}`,
    message: (digits, body) => [body, '.', digits],
  },
  {
    code: 'no_full_stop',
    text: `The full stop between time and body was not signed. ${RIGHT}`,
    message: (digits, body) => [digits, body],
  },
  {
    code: 'comma_for_full_stop',
    text: `A comma was signed between time and body. ${RIGHT}`,
    message: (digits, body) => [digits, ',', body],
  },
  {
    code: 'header_part_signed',
    text: `\`t=\` was signed too. ${RIGHT}`,
    message: (digits, body) => ['t=', digits, '.', body],
  },
  {
    code: 'time_in_milliseconds_signed',
    text: `The time was signed in milliseconds. ${RIGHT}`,
    message: (digits, body) => [digits, '000.', body],
  },
  {
    code: 'body_hash_signed',
    text: `A hash of the body was signed, not the body. ${RIGHT}`,
    message: (digits, body) => [digits, '.', createHash('sha256').update(body).digest('hex')],
  },
];
