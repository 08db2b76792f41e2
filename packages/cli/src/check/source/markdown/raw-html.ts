/** Elements whose content is text up to their end tag: without one they would take in the rest of the page. */
const RAW = ['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script'];
const SOME_RAW = new RegExp(`<(?:${RAW.join('|')}|plaintext)\\b`, 'i');

/** A piece of HTML from Markdown, so that what is not closed in it ends with it. */
export function selfContained(html: string): string {
  if (!SOME_RAW.test(html)) return html;
  const lower = html.toLowerCase();
  const unclosed = RAW.filter((name) => lower.lastIndexOf(`<${name}`) > lower.lastIndexOf(`</${name}`));
  return html.replace(/<(?=plaintext\b)/gi, '&lt;') + unclosed.map((name) => `</${name}>`).join('');
}
