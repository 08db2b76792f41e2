/** What may not stand in a text of Markdown as it is. */
const SPECIAL = /[\\[\]`*_<>]/g;

/** An image for a README, with the text that stands for it. */
export const badgeMarkdown = (text: string, url: string): string => `![${text.replace(SPECIAL, '\\$&')}](${url})`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** The same for a page of HTML. */
export const badgeHtml = (text: string, url: string): string =>
  `<img src="${url}" alt="${text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? character)}">`;
