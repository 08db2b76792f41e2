import { LINKING_PROPERTIES } from '../links/schema-properties.ts';

const LARGEST = 256 * 1_024;
const MAX = 500;

/**
 * Absolute http(s) URLs of a JSON-LD block that its properties link to. `@id` and `@context` name things and are not
 * fetched by anyone. Undefined when the text is not JSON.
 */
export function readJsonLd(text: string): string[] | undefined {
  if (text.length > LARGEST) return [];
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return undefined;
  }
  const found: string[] = [];
  // A list instead of recursion: the depth is the page author's to choose.
  const waiting: { value: unknown; linking: boolean }[] = [{ value: root, linking: false }];
  for (let next = waiting.pop(); next !== undefined && found.length < MAX; next = waiting.pop()) {
    const { value, linking } = next;
    if (typeof value === 'string') {
      if (linking && /^https?:\/\//i.test(value)) found.push(value);
    } else if (Array.isArray(value)) {
      for (let i = value.length - 1; i >= 0; i--) waiting.push({ value: value[i], linking });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value).reverse())
        waiting.push({ value: inner, linking: LINKING_PROPERTIES.has(key) });
    }
  }
  return found;
}
