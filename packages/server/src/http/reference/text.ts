const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Converts a line of the contract: text and `code`. */
export const inline = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const paragraph = (text: string): string =>
  text.startsWith('- ')
    ? `<ul>${text
        .slice(2)
        .split(/\n- /)
        .map((item) => `<li>${inline(item)}</li>`)
        .join('')}</ul>`
    : `<p>${inline(text)}</p>`;

/** Converts a description: paragraphs and lists, the part of Markdown that the contract uses. */
export const prose = (text: string | undefined): string =>
  (text ?? '')
    .trim()
    .split(/\n\n+/)
    .filter((part) => part !== '')
    .map(paragraph)
    .join('\n');
