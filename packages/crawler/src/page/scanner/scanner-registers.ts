// Numbers of the 32-bit words that the scanner and its reader exchange. Shared with the scanner's source (packages/crawler/assembly).

/** Start and end of the tag that is being taken, as offsets in the source. */
export const TAG_START = 0;
export const TAG_END = 1;
/** 1 where it ends with `/>`. */
export const SELF_CLOSING = 2;
/** Number of its element; those that no rule speaks of have higher ones than all others. */
export const ELEMENT = 3;
/** One of `markup/namespaces.ts`. */
export const NAMESPACE = 4;
/** Wanted attributes that it has, one bit each. */
export const MET = 5;
/** Number of the landmark around. */
export const REGION = 6;
/** Open elements. */
export const DEPTH = 7;
/** Set by the reader: it wants text, unless 0. */
export const WANTS_TEXT = 8;
/** Set by the reader: it wants a call when fewer elements are open than this. */
export const WATCHED_DEPTH = 9;
/** Hash and length of the main text (two words of state, one of length), and length of the text beside it. */
export const MAIN_A = 10;
export const MAIN_B = 11;
export const MAIN_LENGTH = 12;
export const SIDE_LENGTH = 13;
/** 1 where it stands in a shadow tree. */
export const IN_SHADOW = 14;
/** 1 where browsers do not show it, or hide it from screen readers. */
export const IS_HIDDEN = 15;
/** Start and end of the value of each wanted attribute that was met. */
export const PLACES = 16;

export const REGISTERS = 56;

/** Properties of an element beside its traits, one bit each */
export const IS_ORDINARY = 1;
/** Its text is not shown. */
export const IS_UNSEEN = 2;
/** The reader wants it in any namespace, of an HTML element, of an SVG element, even without attributes. */
export const IS_REPORTED = 4;
export const IS_REPORTED_IN_HTML = 8;
export const IS_REPORTED_IN_SVG = 16;
/** The reader wants its content. */
export const IS_CONTENT_REPORTED = 32;
/** May stand in a template of any kind. */
export const IS_IN_HEAD = 64;
/** May have a shadow root. */
export const IS_HOST = 128;

/** Attributes that are wanted of every element, by the place that `markup/element.ts` gives them. */
export const WANTED_OF_ALL = 15;
export const HAS_HIDDEN = 4;
export const HAS_ARIA_HIDDEN = 8;
export const ARIA_HIDDEN_SLOT = 3;

/** State of the tokenizer after the start tag of an HTML element */
export const DATA = 0;
/** Up to its end tag. */
export const RAW = 1;
export const SCRIPT = 2;
export const PLAINTEXT = 3;
/** In XHTML: up to its end tag, with CDATA sections, comments and references. */
export const XML_TEXT = 4;

/** Room for the rules: elements (with those that no rule names), attributes wanted of one, names of attributes. */
export const MAX_ELEMENTS = 256;
export const MAX_WANTED = 20;
export const MAX_ATTRIBUTE_NAMES = 64;
/** Letters of the longest name of an attribute. */
export const LONGEST_ATTRIBUTE_NAME = 31;
/** Bytes for the names of elements, each with room behind it. */
export const NAME_BYTES = 8_192;
/** Bytes that a name takes beyond its letters, at most. */
export const NAME_MARGIN = 15;
