// Traits of HTML elements that decide what stays open. One bit each; the words are those of the HTML standard.
export const SPECIAL = 1;
/** The element ends the search "in scope". */
export const SCOPE = 2;
/** The element is `table`, a part of it, or `template`: it decides which insertion mode applies. */
export const TABLE_PART = 4;
export const LANDMARK = 8;
/** The element is closed by "generate implied end tags". */
export const IMPLIED = 16;
export const HEADING = 32;
export const FORMATTING = 64;
/** The start tag ends foreign content. */
export const BREAKOUT = 128;
/** The element is special, but neither address, div nor p: it ends the search for an open list item. */
export const LIST_BARRIER = 256;
/** The element is a text integration point in MathML. */
export const MATH_TEXT = 512;
/** The element is an HTML integration point in SVG. */
export const SVG_HTML = 1_024;
/** The element may hold other content in MathML. */
export const FOREIGN_EDGE = 2_048;
