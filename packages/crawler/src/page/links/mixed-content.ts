import { type LinkKind, meaningOf } from './link-kind.ts';

/** A page or stylesheet with its links, resolved. */
interface LoadingDocument {
  readonly url: string;
  readonly links: Iterable<{ readonly url: string; readonly kind: LinkKind }>;
  /** A content security policy makes browsers load all of it over https. */
  readonly upgraded: boolean;
}

/**
 * URLs that a document loads over http although it came over https, in the order of the document. Browsers block them or warn (W3C Mixed
 * Content, section 4).
 */
export function mixedContent({ url, links, upgraded }: LoadingDocument): string[] {
  if (upgraded || !url.startsWith('https:')) return [];
  const found: string[] = [];
  for (const { url, kind } of links) if (meaningOf(kind).isLoaded && url.startsWith('http:')) found.push(url);
  return found;
}
