import type { Ids } from '../../platform/ids.ts';

/** Length of a token: 22 base62 characters hold 131 bits. */
const LENGTH = 22;
const shape = /^[0-9A-Za-z]{22}$/;

/** Makes the token at the end of the address of a share link or badge; only its hash is stored. */
export const newShareToken = (ids: Pick<Ids, 'token'>): string => ids.token(LENGTH);

export const isShareToken = (text: string): boolean => shape.test(text);
