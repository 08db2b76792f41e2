/** Kinds of changes that a start tag, and its end tag, make to the stack of open elements. Numbers, as they are looked up for every tag. */
export const AS_OTHER = 0;
export const AS_BLOCK = 1;
export const AS_TITLE_LINE = 2;
export const AS_PARAGRAPH = 3;
export const AS_LIST_ITEM = 4;
export const AS_DESCRIPTION = 5;
export const AS_FORM = 6;
export const AS_BUTTON = 7;
export const AS_SELECT = 8;
export const AS_OPTION = 9;
export const AS_RUBY = 10;
export const AS_ANCHOR = 11;
export const AS_FORMAT = 12;
export const AS_NOBR = 13;
export const AS_MARKER = 14;
export const AS_TABLE = 15;
export const AS_PART = 16;
export const AS_CELL = 17;
export const AS_VOID = 18;
export const AS_FOREIGN = 19;
export const AS_TEMPLATE = 20;
/** The tag changes nothing of the stack. */
export const AS_UNSTACKED = 21;
