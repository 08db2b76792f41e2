/** Elements of HTML that may have a shadow root (DOM standard, "attach a shadow root"); custom elements may too. */
export const SHADOW_HOSTS: ReadonlySet<string> = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);

/** Names with a hyphen that are no custom elements. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  'annotation-xml color-profile font-face font-face-src font-face-uri font-face-format font-face-name missing-glyph'.split(
    ' ',
  ),
);

/** Whether an element of that name may have a shadow root: one of `SHADOW_HOSTS`, or a custom element. */
export function mayHostShadow(name: string): boolean {
  return SHADOW_HOSTS.has(name) || (name.includes('-') && !RESERVED_NAMES.has(name));
}
