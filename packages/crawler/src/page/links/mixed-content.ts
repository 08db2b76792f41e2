import { type LinkKind, meaningOf } from './link-kind.ts';

/** A page or stylesheet with its links, resolved. */
interface LoadingDocument {
  readonly url: string;
  readonly links: Iterable<{ readonly url: string; readonly kind: LinkKind }>;
  /** A content security policy makes browsers use https all the same. */
  readonly upgraded: boolean;
}

/**
 * What a document that came over https loads over http, which browsers block or warn of (W3C Mixed Content, section 4):
 * the URLs, in the order of the document.
 */
export function mixedContent({ url, links, upgraded }: LoadingDocument): string[] {
  if (upgraded || !url.startsWith('https:')) return [];
  const found: string[] = [];
  for (const { url, kind } of links) if (meaningOf(kind).isLoaded && url.startsWith('http:')) found.push(url);
  return found;
}
