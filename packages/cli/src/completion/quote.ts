/** For bash and zsh. */
export const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** For fish, where a backslash escapes within quotes. */
export const fishQuote = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
