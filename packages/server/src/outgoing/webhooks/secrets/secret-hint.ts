/** Number of characters of a signing secret that stay readable, so that an owner can distinguish two secrets */
const HINT_LENGTH = 10;

export const secretHint = (secret: string): string => secret.slice(0, HINT_LENGTH);
