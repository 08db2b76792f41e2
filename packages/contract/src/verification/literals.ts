/** Texts of others as literals of languages: whatever they hold, they stay data. */

/** JSON's escapes, which JavaScript, Python, Go and Java have too. */
export const jsonLiteral = (text: string): string => JSON.stringify(text);

/** Nothing is special between single quotes of a shell but the quote itself. */
export const shellLiteral = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Between single quotes, PHP and Ruby know the quote and the backslash only. */
export const singleQuoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** Characters; a constant may have 65,535 bytes, and a character has three at most. */
const MAX_JAVA_CONSTANT = 20_000;

/** Java reads its source in the encoding of the machine, which is none for many servers. */
const asAscii = (literal: string): string =>
  literal.replaceAll(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Long texts are joined from several constants. */
export function javaLiteral(text: string): string {
  const count = Math.max(1, Math.ceil(text.length / MAX_JAVA_CONSTANT));
  const constants = Array.from({ length: count }, (_, at) =>
    asAscii(jsonLiteral(text.slice(at * MAX_JAVA_CONSTANT, (at + 1) * MAX_JAVA_CONSTANT))),
  );
  return count === 1 ? (constants[0] ?? '') : `String.join("", ${constants.join(',\n        ')})`;
}
