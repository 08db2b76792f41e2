import { hash } from 'node:crypto';
import type { Ids } from './ids.ts';

/** 43 base62 characters hold 256 bits. */
const LENGTH = 43;
const shape = /^[0-9A-Za-z]{43}$/;

/** What a cookie or a link holds, and nothing else afterwards. */
export const newSecretToken = (ids: Pick<Ids, 'token'>): string => ids.token(LENGTH);

export const isSecretToken = (text: string): boolean => shape.test(text);

/** What is stored of a token: SHA-256, hex. A random token of 256 bits needs no salt and no slow hash. */
export const hashSecretToken = (token: string): string => hash('sha256', token);
