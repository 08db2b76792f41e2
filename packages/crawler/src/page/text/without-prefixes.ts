/** Pattern of the declaration of a prefix for XHTML, SVG or MathML (Namespaces in XML 1.0). */
const DECLARED =
  /\sxmlns:([A-Za-z_][\w.-]{0,63})\s*=\s*(["'])http:\/\/www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1998\/Math\/MathML)\2/g;
const MAX_PREFIXES = 16;

/**
 * Removes the prefixes of XHTML, SVG and MathML elements of an XML document: `<h:a href="…">` becomes `<a href="…">`, which has the same
 * meaning. Lines stay.
 */
export function withoutPrefixes(text: string): string {
  const prefixes = new Set<string>();
  for (const [, prefix = ''] of text.matchAll(DECLARED)) if (prefixes.size < MAX_PREFIXES) prefixes.add(prefix);
  if (prefixes.size === 0) return text;
  const names = [...prefixes].map((prefix) => prefix.replace(/[.-]/g, '\\$&')).join('|');
  return text.replace(new RegExp(`(</?)(?:${names}):`, 'g'), '$1');
}
