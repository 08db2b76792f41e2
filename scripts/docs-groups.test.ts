import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groups } from '../site/.vitepress/groups.mjs';

it('every document has one place in the site', () => {
  const documents = readdirSync(join(import.meta.dirname, '../docs')).filter((name) => name.endsWith('.md'));
  const listed = Object.values(groups).flat();
  expect(listed.map((name) => `${name}.md`).sort()).toEqual(documents.sort());
});
