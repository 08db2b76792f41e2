import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventExample, eventSchemaName, eventTypes, schemaNamed } from './index.ts';

const types = eventTypes.map(({ type }) => type);
const published = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../receiver/schemas/${name}.json`, import.meta.url), 'utf8'));

/** The paths of the members of an object and its nested objects, in order. */
function paths(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => [`${path}/${key}`, ...paths(member, `${path}/${key}`)]);
}

/** The value without the member at the path. */
function without(value: object, path: string): unknown {
  const copy = structuredClone(value);
  const names = path.slice(1).split('/');
  const last = names.pop() ?? '';
  let at = copy as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  delete at[last];
  return copy;
}

describe.each(types)('%s', (type) => {
  it('has an example that is a body of its type and holds nothing else', () => {
    const example = eventExample(type);
    expect(example.event).toBe(type);
    expect(schemaNamed(eventSchemaName[type], true).safeParse(example).error).toBeUndefined();
  });

  it('has a published schema that stands alone, takes the published example and misses every member', async () => {
    const [document, example] = await Promise.all([published(`${type}.schema`), published(`${type}.example`)]);
    expect(JSON.stringify(document)).not.toContain('#/components');
    const schema = z.fromJSONSchema(document);
    expect(schema.safeParse(example).error).toBeUndefined();
    expect(schema.safeParse({ ...example, added_later: 1 }).success).toBe(true);
    const needless = paths(example).filter((path) => schema.safeParse(without(example, path)).success);
    expect(needless).toEqual([]);
  });

  it('is an example that cannot be spoilt for the next reader', () => {
    eventExample(type).timestamp = 'never';
    expect(eventExample(type).timestamp).not.toBe('never');
  });
});
