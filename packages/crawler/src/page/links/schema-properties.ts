/** schema.org properties whose value is something a reader or a search engine goes to. */
export const LINKING_PROPERTIES: ReadonlySet<string> = new Set(
  'url image logo sameAs contentUrl embedUrl thumbnailUrl downloadUrl mainEntityOfPage installUrl item'.split(' '),
);
