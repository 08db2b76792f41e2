import type { ComponentChildren } from 'preact';

/** A sentence of the server, marked as English, so that screen readers pronounce it correctly on pages in other languages. */
export const ServerText = ({ children }: { readonly children: ComponentChildren }) => <span lang="en">{children}</span>;
