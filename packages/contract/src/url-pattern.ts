/** How all URLs and paths begin, before the first `*`: with a slash, or with a scheme, of which a part may stand there. */
const BEGINNING = /^(?:\/|[a-z0-9+-]*[:*])/i;

/** Links of these schemes are never checked, so they have no issues. */
const UNCHECKED = /^(?:ftps?|sftp|wss?|tel|sms|javascript|data|blob|about):/i;

/**
 * Whether a URL or path that is checked may begin as a pattern does: the server accepts no other in a rule that ignores issues.
 * @param pattern with `*` for any characters
 */
export const mayFitChecked = (pattern: string): boolean => BEGINNING.test(pattern) && !UNCHECKED.test(pattern);
