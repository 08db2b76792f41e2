/** A token in base62: nothing else in a path is that long without a dash. People append what stands behind an address in a text. */
const TOKEN = /[0-9A-Za-z]{20,}/g;

/** A path as a log may hold it: links to unsubscribe, for example, have their secret in it. */
export const loggedPath = (path: string): string => path.replace(TOKEN, '***');
