/* The callbacks of the reader of a page. Places are offsets in the source; registers say more of the tag that is being taken. */

/** A start tag made an element that the reader wants. */
export declare function startTag(): void;

/** `</a>` outside of templates. */
export declare function endAnchor(): void;

/** Text between two tags, comments or ends, in one piece or more, while the reader wants it. */
export declare function text(start: i32, end: i32): void;

/** The whole content of an element that holds no markup. */
export declare function content(element: i32, start: i32, end: i32): void;

/** Fewer elements are open than the reader watches for. */
export declare function left(): void;

/** A formatting element that was in a template, its start tag here, is opened again outside of it. */
export declare function reopened(start: i32, end: i32): void;

/** Whether the `template` that is being taken declares a shadow root. */
export declare function opensShadow(): bool;

/** Whether the `encoding` of the `annotation-xml` that is being taken makes it hold HTML. */
export declare function holdsHtml(): bool;
