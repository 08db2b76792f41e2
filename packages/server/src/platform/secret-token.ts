import { hash } from 'node:crypto';
import type { Ids } from './ids.ts';

/** Length of a token: 43 base62 characters hold 256 bits. */
const LENGTH = 43;
const shape = /^[0-9A-Za-z]{43}$/;

/** Makes a token for a cookie or a link, which is stored nowhere else. */
export const newSecretToken = (ids: Pick<Ids, 'token'>): string => ids.token(LENGTH);

export const isSecretToken = (text: string): boolean => shape.test(text);

/** The stored form of a token: SHA-256, hex. A random token of 256 bits needs no salt and no slow hash. */
export const hashSecretToken = (token: string): string => hash('sha256', token);
