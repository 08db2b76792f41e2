import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../.github/workflows');
const read = (name: string): Promise<string> => readFile(join(folder, name), 'utf8');

interface Job {
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly { readonly uses?: string; readonly run?: string }[];
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
const release = async (): Promise<Workflow> => parse(await read('release.yml'));

/** Everything that has passed before a job begins */
function before(jobs: Workflow['jobs'], name: string): ReadonlySet<string> {
  const own = [jobs[name]?.needs ?? []].flat();
  return new Set([...own, ...own.flatMap((one) => [...before(jobs, one)])]);
}

it('nothing leaves before the checks, the long lane and the rehearsal have passed', async () => {
  const { jobs } = await release();
  expect(jobs.checks?.uses).toBe('./.github/workflows/checks.yml');
  expect(jobs['long-lane']?.uses).toBe('./.github/workflows/long-lane.yml');
  expect(JSON.stringify(jobs.rehearsal)).toContain('release:rehearse -- --tag');
  for (const name of ['npm', 'image', 'notes', 'site'])
    expect([...before(jobs, name)], name).toEqual(expect.arrayContaining(['checks', 'long-lane', 'rehearsal']));
});

it('only jobs that publish may write, each behind the environment that people approve', async () => {
  const { permissions, jobs } = await release();
  expect(permissions).toEqual({ contents: 'read' });
  const writing = Object.entries(jobs).filter(([, job]) => Object.values(job.permissions ?? {}).includes('write'));
  expect(writing.map(([name]) => name)).toEqual(['npm', 'image', 'notes', 'site']);
  expect([jobs.npm, jobs.image, jobs.site].map((job) => job?.environment)).toEqual(['release', 'release', 'release']);
  expect(jobs.npm?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
});

it('npm trusts the workflow, which has no token of npm', async () => {
  const text = await read('release.yml');
  expect(text).toContain('--provenance');
  expect(text).not.toMatch(/NODE_AUTH_TOKEN|NPM_TOKEN|secrets\./);
});

it('every action is named by its version or its hash', async () => {
  const texts = await Promise.all((await readdir(folder)).map(read));
  const used = texts.flatMap((text) => [...text.matchAll(/uses: (\S+)/g)].map(([, name = '']) => name));
  const named = used.filter((name) => !name.startsWith('./'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !/@(?:v\d+(?:\.\d+)*|[\da-f]{40})$/.test(name))).toEqual([]);
});

it('no step puts a text of others into a shell', async () => {
  const { jobs } = await release();
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
});
