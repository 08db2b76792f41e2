/** Texts of others as literals of languages: whatever they hold, they stay data. */

/** A literal with JSON's escapes, which JavaScript, Python, Go and Java have too. */
export const jsonLiteral = (text: string): string => JSON.stringify(text);

/** A literal for a shell: between single quotes, only the quote is special. */
export const shellLiteral = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A literal for PHP and Ruby: between single quotes, only the quote and the backslash are special. */
export const singleQuoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;

/** Max characters of a constant: it may have 65,535 bytes, and a character has at most three. */
const MAX_JAVA_CONSTANT = 20_000;

/** Escapes a literal to ASCII, because Java reads its source in the machine's encoding, which many servers have not set. */
const asAscii = (literal: string): string =>
  literal.replaceAll(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A literal for Java. Long texts are joined from several constants. */
export function javaLiteral(text: string): string {
  const count = Math.max(1, Math.ceil(text.length / MAX_JAVA_CONSTANT));
  const constants = Array.from({ length: count }, (_, at) =>
    asAscii(jsonLiteral(text.slice(at * MAX_JAVA_CONSTANT, (at + 1) * MAX_JAVA_CONSTANT))),
  );
  return count === 1 ? (constants[0] ?? '') : `String.join("", ${constants.join(',\n        ')})`;
}
