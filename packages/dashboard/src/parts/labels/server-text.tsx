import type { ComponentChildren } from 'preact';

/** A sentence as the server says it, which speaks English: screen readers pronounce it as such on pages in other languages. */
export const ServerText = ({ children }: { readonly children: ComponentChildren }) => <span lang="en">{children}</span>;
