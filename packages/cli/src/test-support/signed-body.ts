import { createHmac } from 'node:crypto';

export const SECRET = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
export const OTHER_SECRET = 'whsec_ICEiIyQlJicoKSorLC0uLzAxMjM0NTY3ODk6Ozw9Pj8=';
/** Unix seconds at which all requests of the tests are signed. */
export const SIGNED_AT = 1_800_000_000;

/** Signature in hex over these pieces, by Node's crypto and not by the code under test. */
export function mac(key: string | Buffer, ...pieces: readonly (string | Buffer)[]): string {
  const hmac = createHmac('sha256', key);
  for (const piece of pieces) hmac.update(piece);
  return hmac.digest('hex');
}

/** The valid header of a body. */
export const headerFor = (body: string | Buffer, key: string | Buffer = SECRET): string =>
  `t=${SIGNED_AT},v1=${mac(key, `${SIGNED_AT}.`, body)}`;
