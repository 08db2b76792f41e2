import { readFile } from 'node:fs/promises';

const folder = new URL('../../packages/contract/src/verification/', import.meta.url);

/** The code file under each heading of docs/webhooks.md. */
const files = {
  TypeScript: 'is-genuine.ts',
  Python: 'is_genuine.py',
  Go: 'is_genuine.go',
  PHP: 'is_genuine.php',
  Ruby: 'is_genuine.rb',
  Java: 'Webhooks.java',
  Shell: 'is_genuine.sh',
} as const;

/**
 * Inserts the code that verifies a signature under the heading of each language.
 * @throws Error when a language has no place
 */
export async function withVerification(document: string): Promise<string> {
  let text = document;
  for (const [language, file] of Object.entries(files)) {
    const place = new RegExp(`(\\n### ${language}\\n(?:(?!\\n### )[\\s\\S])*?\\n\`\`\`\\w+\\n)[\\s\\S]*?(\`\`\`\\n)`);
    if (!place.test(text)) throw new Error(`docs/webhooks.md has no place for the code in ${language}.`);
    const code = await readFile(new URL(file, folder), 'utf8');
    text = text.replace(place, (_, before: string, after: string) => `${before}${code}${after}`);
  }
  return withLanguages(text);
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Inserts the number of languages into a document.
 * @throws Error when the document has no such sentence
 */
export function withLanguages(document: string): string {
  const sentence = /\bin \w+ languages\b/g;
  if (!sentence.test(document)) throw new Error('A document does not say any more in how many languages the code is.');
  return document.replace(sentence, `in ${NUMBERS[Object.keys(files).length]} languages`);
}
