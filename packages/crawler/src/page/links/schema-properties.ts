/** schema.org properties whose value is a URL for readers or search engines to visit. */
export const LINKING_PROPERTIES: ReadonlySet<string> = new Set(
  'url image logo sameAs contentUrl embedUrl thumbnailUrl downloadUrl mainEntityOfPage installUrl item'.split(' '),
);
