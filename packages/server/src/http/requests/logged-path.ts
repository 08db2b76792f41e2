/**
 * A token in base62: no other part of a path has so many letters and digits. Text may follow it, because people paste
 * addresses with it.
 */
const TOKEN = /[0-9A-Za-z]{20,}/g;

/** A path with its tokens hidden, for the log: links to unsubscribe, for example, contain a secret. */
export const loggedPath = (path: string): string => path.replace(TOKEN, '***');
