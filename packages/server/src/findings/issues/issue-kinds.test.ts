import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { TARGET_KINDS } from '../../reporting/texts/kind-texts.ts';

it('of links are all listed in the error about another kind', async () => {
  const page = await readFile(new URL('../../../../../docs/issues.md', import.meta.url), 'utf8');
  for (const [kind, { severity }] of Object.entries(TARGET_KINDS))
    expect(page).toContain(`| \`${kind}\` | ${severity} |`);
});
