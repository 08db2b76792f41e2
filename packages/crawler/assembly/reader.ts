/* The callbacks of the reader of a page. Places are offsets in the source; registers say more of the tag that is being taken. */

/** Called when a start tag made an element that the reader needs. */
export declare function startTag(): void;

/** Called for each `</a>` outside of templates. */
export declare function endAnchor(): void;

/** Called with the text between two tags, comments or ends, in one piece or more, while the reader needs it. */
export declare function text(start: i32, end: i32): void;

/** Called with the whole content of an element without markup inside. */
export declare function content(element: i32, start: i32, end: i32): void;

/** Called when the number of open elements fell below the depth that the reader watches. */
export declare function left(): void;

/** Called when a formatting element from a template, whose start tag is from `start` to `end`, is opened again outside of it. */
export declare function reopened(start: i32, end: i32): void;

/** Whether the current `template` tag declares a shadow root. */
export declare function opensShadow(): bool;

/** Whether the `encoding` of the current `annotation-xml` tag makes the element hold HTML. */
export declare function holdsHtml(): bool;
