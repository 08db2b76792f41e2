import { LINKING_PROPERTIES } from '../links/schema-properties.ts';

const LARGEST = 256 * 1_024;
const MAX = 500;

/**
 * Absolute http(s) URLs to which the properties of a JSON-LD block link. `@id` and `@context` only name things, and are not fetched.
 * Undefined when the text is not JSON.
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
  // A list instead of recursion, because a page may nest objects as deeply as it likes.
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
