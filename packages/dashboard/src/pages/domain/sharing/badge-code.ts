/** Characters that must be escaped in a Markdown text. */
const SPECIAL = /[\\[\]`*_<>]/g;

/** The Markdown of a badge, for a README. @param text its alternative text */
export const badgeMarkdown = (text: string, url: string): string => `![${text.replace(SPECIAL, '\\$&')}](${url})`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** The HTML of a badge. @param text its alternative text */
export const badgeHtml = (text: string, url: string): string =>
  `<img src="${url}" alt="${text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character)}">`;
