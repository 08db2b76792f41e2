/** A token in base62, of an image too: nothing else in a path is that long without a dash. */
const TOKEN = /^[0-9A-Za-z]{20,}(?:\.svg)?$/;

/** A path as a log may hold it: links to unsubscribe, for example, have their secret in it. */
export const loggedPath = (path: string): string =>
  path
    .split('/')
    .map((segment) => (TOKEN.test(segment) ? '***' : segment))
    .join('/');
