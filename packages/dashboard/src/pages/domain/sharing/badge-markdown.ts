/** What may not stand in a text of Markdown as it is. */
const SPECIAL = /[\\[\]`*_<>]/g;

/** An image for a README, with the text that stands for it. */
export const badgeMarkdown = (text: string, url: string): string => `![${text.replace(SPECIAL, '\\$&')}](${url})`;
