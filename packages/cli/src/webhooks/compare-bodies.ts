import type { Finding } from './signature/finding.ts';

const AROUND = 20;

/** The first difference between the sent and the received body; undefined when they are equal. */
export function compareBodies(sent: Buffer, received: Buffer): Finding | undefined {
  if (sent.equals(received)) return undefined;
  let at = 0;
  while (at < sent.length && sent[at] === received[at]) at++;
  const shown = (body: Buffer) => {
    const piece = body.subarray(at, at + AROUND);
    return piece.length === 0 ? 'nothing more' : quoted(piece);
  };
  const where = `From byte ${at} on the body is another one than the log has`;
  return { code: 'body_differs', text: `${where}: sent was ${shown(sent)}, received ${shown(received)}.` };
}

/** Bytes that a person can compare: visible ASCII as it is, all other bytes as hex. */
const quoted = (bytes: Buffer): string =>
  `"${[...bytes].map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('')}"`;
