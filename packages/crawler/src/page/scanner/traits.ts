// Traits of HTML elements that decide what stays open. One bit each; the words are those of the HTML standard.
export const SPECIAL = 1;
/** Ends the search "in scope". */
export const SCOPE = 2;
/** `table` and its parts, and `template`: decide which insertion mode holds. */
export const TABLE_PART = 4;
export const LANDMARK = 8;
/** Closed by "generate implied end tags". */
export const IMPLIED = 16;
export const HEADING = 32;
export const FORMATTING = 64;
/** Start tags that end foreign content. */
export const BREAKOUT = 128;
/** Special, but neither address, div nor p: ends the search for an open list item. */
export const LIST_BARRIER = 256;
/** In MathML, a text integration point. */
export const MATH_TEXT = 512;
/** In SVG, an HTML integration point. */
export const SVG_HTML = 1_024;
/** In MathML, an element that may hold other content. */
export const FOREIGN_EDGE = 2_048;
