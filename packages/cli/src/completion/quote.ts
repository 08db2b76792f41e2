/** Quotes a text for bash and zsh. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Quotes a text for fish, where a backslash escapes within quotes. */
export const fishQuote = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
