/** Characters of a title that search engines show; the rest is cut off in their lists. */
export const TITLE_MAX_CHARACTERS = 70;
/** A shorter title is a word or two ("Home"), which says nothing to a searcher. */
export const TITLE_LEAST_CHARACTERS = 10;
/** Characters of a description that search engines show on a wide screen. */
export const DESCRIPTION_MAX_CHARACTERS = 160;
/** A shorter description leaves most of its two lines empty; search engines then take text of their own choice. */
export const DESCRIPTION_LEAST_CHARACTERS = 50;
/**
 * Characters of the main text without white space, about a hundred English words. East Asian characters, which say
 * about twice as much each, count twice.
 */
export const THIN_CHARACTERS = 500;
/** Below this two pages share a phrase ("Not available"), not their content. */
export const DUPLICATE_LEAST_CHARACTERS = 100;
/** Milliseconds from sending the request to the last byte of the HTML. */
export const SLOW_MS = 3_000;
/** Decoded bytes of HTML (2 MB); search engines stop reading somewhere above this. */
export const LARGE_BYTES = 2_000_000;
/** Clicks from the start page. Readers give up, and crawlers come by rarely, beyond this. */
export const DEEP_CLICKS = 4;
/** Characters of a URL; longer ones are cut in lists, mails and messengers. */
export const URL_MAX_CHARACTERS = 200;
