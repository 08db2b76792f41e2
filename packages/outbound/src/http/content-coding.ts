import type { Duplex } from 'node:stream';
import { nodeZlib } from '../node-modules.ts';
import { GZIP, unwrap, ZLIB } from './deflate-wrapper.ts';

/** zstd, which Node has from 22.15 on. */
const hasZstd = process.versions.zstd !== undefined;
/** Value of Accept-Encoding unless the caller sets one. */
export const ACCEPTED_CODINGS = hasZstd ? 'gzip, deflate, br, zstd' : 'gzip, deflate, br';

/** Largest number of stacked codings, as in undici's fetch and curl: no sane server stacks more. */
const MAX_CODINGS = 5;
/** Window of 8 MiB, which RFC 9659 allows for HTTP; a frame may demand gigabytes. */
const ZSTD_WINDOW_LOG = 23;
/** Real codings that are not supported. Every other unknown word is a misplaced charset or the like, and has no meaning. */
const UNSUPPORTED = new Set(['compress', 'x-compress', 'dcb', 'dcz', 'exi', 'pack200-gzip']);
if (!hasZstd) UNSUPPORTED.add('zstd');

const NONE: readonly Coding[] = [];

export type Coding = 'gzip' | 'deflate' | 'br' | 'zstd';

/** The codings of a body, in the order in which they were applied; undefined when one is not supported. */
export function parseCodings(header: string | undefined): readonly Coding[] | undefined {
  if (header === undefined) return NONE;
  const codings: Coding[] = [];
  for (const word of header.toLowerCase().split(',')) {
    const name = word.trim().replace(/^x-gzip$/, 'gzip');
    if (UNSUPPORTED.has(name)) return undefined;
    if (name === 'gzip' || name === 'deflate' || name === 'br' || name === 'zstd') codings.push(name);
  }
  return codings.length > MAX_CODINGS ? undefined : codings;
}

/**
 * Makes streams that decode a coding, one after the other. They accept what browsers accept: each ignores bytes behind the end of its data.
 *
 * @param firstByte first byte of the coded body: distinguishes zlib's form of `deflate` (RFC 9110) from the raw one that some servers send
 * @param onWrongSum called when a checksum is wrong: see `unwrap`; without it none is checked
 */
export function createDecoders(coding: Coding, firstByte: number, onWrongSum?: () => void): readonly Duplex[] {
  const zlib = nodeZlib();
  switch (coding) {
    case 'gzip':
      return unwrap(GZIP, onWrongSum);
    case 'br':
      return [zlib.createBrotliDecompress()];
    case 'zstd':
      return [zlib.createZstdDecompress({ params: { [zlib.constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } })];
    case 'deflate':
      return (firstByte & 0x0f) === 8 ? unwrap(ZLIB, onWrongSum) : [zlib.createInflateRaw()];
  }
}
