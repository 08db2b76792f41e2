/** Elements whose content is text up to their end tag. Without that tag, they would swallow the rest of the page. */
const RAW = ['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script'];
const SOME_RAW = new RegExp(`<(?:${RAW.join('|')}|plaintext)\\b`, 'i');

/** A piece of HTML from Markdown, in which everything open is closed at its end. */
export function selfContained(html: string): string {
  if (!SOME_RAW.test(html)) return html;
  const lower = html.toLowerCase();
  const unclosed = RAW.filter((name) => lower.lastIndexOf(`<${name}`) > lower.lastIndexOf(`</${name}`));
  return html.replace(/<(?=plaintext\b)/gi, '&lt;') + unclosed.map((name) => `</${name}>`).join('');
}
