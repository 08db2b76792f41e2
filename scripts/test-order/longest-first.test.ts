import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { longFiles } from './long-files.ts';
import { LongestFirst } from './longest-first.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('every file of the list is there', () => {
  expect(Object.keys(longFiles).filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
});

it('starts the longest first, project by project', async () => {
  const [first, second] = ['integration', 'unit'].map((name) => ({ name, config: { sequence: { groupOrder: 0 } } }));
  const ctx = {
    config: { root: '/repo' },
    projects: [first, second],
    cache: { getTestSpecificationResult: () => undefined },
  };
  const [longest = '', long = ''] = Object.keys(longFiles);
  const file = (project: unknown, path: string) => ({ project, moduleId: `/repo/${path}` }) as TestSpecification;
  const files = [
    file(second, 'a.test.ts'),
    file(first, 'b.test.ts'),
    file(first, long),
    file(second, longest),
    file(first, longest),
  ];
  const sorted = await new LongestFirst(ctx as unknown as Vitest).sort(files);
  expect(sorted.map(({ project, moduleId }) => [project.name, moduleId.slice('/repo/'.length)])).toEqual([
    ['integration', longest],
    ['integration', long],
    ['integration', 'b.test.ts'],
    ['unit', longest],
    ['unit', 'a.test.ts'],
  ]);
});
