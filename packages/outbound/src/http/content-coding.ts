import type { Duplex } from 'node:stream';
import { nodeZlib } from '../node-modules.ts';
import { GZIP, unwrap, ZLIB } from './deflate-wrapper.ts';

/** Node has it from 22.15 on. */
const hasZstd = process.versions.zstd !== undefined;
/** Sent where the caller sets nothing else. */
export const ACCEPTED_CODINGS = hasZstd ? 'gzip, deflate, br, zstd' : 'gzip, deflate, br';

/** No sane server stacks more; the limit is that of undici's fetch and curl. */
const MAX_CODINGS = 5;
/** 8 MiB, the window RFC 9659 allows for HTTP; a frame may demand gigabytes. */
const ZSTD_WINDOW_LOG = 23;
/** Real codings we cannot undo. Every other unknown word is a misplaced charset or the like, and means nothing. */
const UNSUPPORTED = new Set(['compress', 'x-compress', 'dcb', 'dcz', 'exi', 'pack200-gzip']);
if (!hasZstd) UNSUPPORTED.add('zstd');

const NONE: readonly Coding[] = [];

export type Coding = 'gzip' | 'deflate' | 'br' | 'zstd';

/** The codings to undo, in the order in which they were applied; undefined when that cannot be done. */
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
 * Streams that undo the coding, one behind the other. They take what browsers take: each ignores what is behind its end.
 *
 * @param firstByte of the coded body: distinguishes zlib's form of `deflate` (RFC 9110) from the raw one that some servers send
 * @param onWrongSum called when a checksum is wrong: see `unwrap`; without it none is looked at
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
