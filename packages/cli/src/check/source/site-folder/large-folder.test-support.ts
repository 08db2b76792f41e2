import { expect } from 'vitest';
import { checkLines } from '../../../test-support/check-lines.ts';
import { temporaryFolder } from '../../../test-support/temporary-folder.ts';

/** Checks a site of this many pages that link to each other in a ring, in 30 folders. */
export async function expectWholeFolder(pages: number): Promise<void> {
  const names = Array.from({ length: pages }, (_, i) => `dist/${i % 30}/p${i}.html`);
  const files = Object.fromEntries(
    names.map((name, i) => [name, `<a href="/${(i + 1) % 30}/p${(i + 1) % pages}">x</a>`]),
  );
  const cwd = await temporaryFolder({ ...files, 'dist/index.html': '' });
  const { code, summary } = await checkLines(['dist'], { cwd });
  expect(summary).toMatchObject({ pages: pages + 1, targets: pages + 1, broken: 0 });
  expect(code).toBe(0);
}
