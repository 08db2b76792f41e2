import { describe, expect, it } from 'vitest';
import {
  dependencyFaults,
  distributionTag,
  fileFaults,
  fixtureFaults,
  imageTags,
  inOrder,
  migrationFaults,
  nextVersionFault,
  versionFaults,
} from './release-rules.ts';

const member = (name: string, version = '1.2.0', isPublic = true) => ({ name, version, isPublic });
const release = {
  version: '1.2.0',
  members: [member('linkvitals'), member('@linkvitals/server', '1.2.0', false), member('testing', '0.0.0', false)],
  stated: [{ place: 'version.ts', version: '1.2.0' }],
};

describe('versions', () => {
  it('fit together when everything that is released has one version, which is also that of the tag', () => {
    expect(versionFaults(release)).toEqual([]);
    expect(versionFaults({ ...release, tag: 'v1.2.0' })).toEqual([]);
  });

  it.each<[string, Partial<typeof release> & { tag?: string }, string]>([
    ['a public package is behind', { members: [member('sdk', '1.1.0')] }, 'sdk has the version 1.1.0'],
    ['a public package was never given one', { members: [member('sdk', '0.0.0')] }, 'sdk has the version 0.0.0'],
    ['the server is behind', { members: [member('server', '1.1.0', false)] }, 'server has the version 1.1.0'],
    ['a file states another', { stated: [{ place: 'action.yml', version: '1.1.0' }] }, 'action.yml has the version'],
    ['the tag is another', { tag: 'v1.3.0' }, 'the tag is v1.3.0, the version is v1.2.0'],
    ['the tag has no v', { tag: '1.2.0' }, 'the tag is 1.2.0'],
  ])('do not fit when %s', (_, change, fault) => {
    expect(versionFaults({ ...release, ...change })).toEqual([expect.stringContaining(fault)]);
  });

  it('of dependencies are checked for packages of the release only', () => {
    const faults = (dependencies: Record<string, string>) => dependencyFaults('a', dependencies, release);
    expect(faults({ linkvitals: '1.2.0', zod: '^4.0.0' })).toEqual([]);
    expect(faults({ linkvitals: 'workspace:*' })).toEqual([
      'a depends on linkvitals workspace:*, the release is 1.2.0',
    ]);
    expect(faults({ '@linkvitals/server': '1.2.0' })).toEqual([
      'a depends on @linkvitals/server, which is not published',
    ]);
  });
});

describe('the next version', () => {
  it.each([
    ['0.1.0', '0.2.0'],
    ['0.9.0', '0.10.0'],
    ['1.9.9', '2.0.0'],
    ['1.0.0-rc.1', '1.0.0'],
    ['1.0.0-rc.1', '1.0.0-rc.2'],
  ])('after %s may be %s', (present, next) => expect(nextVersionFault(present, next, true)).toBeUndefined());

  it.each([
    ['0.2.0', '0.1.9', 'does not come after 0.2.0'],
    ['1.0.0', '0.9.0', 'does not come after 1.0.0'],
    ['1.0.0', 'v1.1.0', 'is no version'],
    ['1.0.0', '1.1', 'is no version'],
    ['1.0.0', '1.0.0', 'does not come after 1.0.0'],
    ['1.0.0', '1.0.0-rc.1', 'does not come after 1.0.0'],
    ['1.0.0-rc.1', '1.0.0-rc.1', 'does not come after 1.0.0-rc.1'],
  ])('after %s may not be %s: it %s', (present, next, fault) => {
    expect(nextVersionFault(present, next, true)).toContain(fault);
  });

  it.each(['0.1.0', '0.1.0-rc.1'])('may be %s when 0.1.0 was never released', (next) => {
    expect(nextVersionFault('0.1.0', next, false)).toBeUndefined();
  });
});

describe('a file that would be published', () => {
  const faultsOf = (path: string, text = '') => fileFaults({ path, text }, ['/work/linkvitals/']);

  it.each([
    'dist/index.js',
    'dist/index.d.ts',
    'dist/index.d.cts',
    'dist/testing.js',
    'README.md',
    'config.schema.json',
  ])('may be %s', (path) => expect(faultsOf(path)).toEqual([]));

  it.each([
    ['dist/judge.test.js', 'a test'],
    ['dist/site.test-support.js', 'a test'],
    ['dist/test-support/site.js', 'a file of tests'],
    ['fixtures/cases.json', 'a file of tests'],
    ['src/index.ts', 'a source'],
    ['src/page.tsx', 'a source'],
    ['dist/index.js.map', 'a source map'],
    ['.env', 'settings of a machine'],
    ['config/.env.production', 'settings of a machine'],
    ['.npmrc', 'a file of the workspace'],
    ['node_modules/zod/index.js', 'a file of the workspace'],
    ['tsconfig.json', 'a file of the workspace'],
    ['secret.key', 'a file that is not a part of a package'],
    ['linkvitals.db', 'a file that is not a part of a package'],
  ])('may not be %s: it is %s', (path, what) => expect(faultsOf(path)).toEqual([`${path} is ${what}`]));

  it.each([
    [
      'the folder of the repository',
      'at /work/linkvitals/packages/a.ts',
      'names a path of a machine: /work/linkvitals/',
    ],
    ['a home folder', 'at /home/person/a.ts', 'names a path of a machine: /home/person/a.ts'],
    ['a private key', `-----BEGIN EC PRIVATE KEY-----\n${'A'.repeat(64)}`, 'has a private key in it'],
    ['a token of npm', `npm_${'a1B'.repeat(12)}`, 'has a token of npm in it'],
    ['a token of GitHub', `ghp_${'a1B'.repeat(12)}`, 'has a token of GitHub in it'],
    ['a reference to a map', 'x;\n//# sourceMappingURL=a.js.map\n', 'refers to a source map'],
  ])('may not have %s in it', (_, text, fault) => {
    expect(faultsOf('dist/a.js', text)).toEqual([expect.stringContaining(fault)]);
  });

  it('may name the heading of a key, and folders such as /home, without a value', () => {
    expect(faultsOf('README.md', '`-----BEGIN PRIVATE KEY-----` in /home/ or /work')).toEqual([]);
  });
});

describe('migrations', () => {
  const released = { '0001-a': 'x', '0003-c': 'y' };

  it('may only be added behind those that were released', () => {
    expect(migrationFaults(released, { ...released, '0002-b': 'z' })).toEqual([]);
    expect(migrationFaults({}, released)).toEqual([]);
  });

  it.each([
    [{ '0001-a': 'x', '0003-c': 'other' }, ['the migration 0003-c was released and has another text now']],
    [{ '0001-a': 'x' }, ['the migration 0003-c was released and is gone']],
    [
      { '0001-a': 'x', '0002-b': 'z', '0003-c': 'y' },
      ['the migration 0003-c was released as number 2 and is another now'],
    ],
  ])('that were released are refused as %j', (present, faults) => {
    expect(migrationFaults(released, present)).toEqual(faults);
  });
});

describe('uploads', () => {
  it.each([
    ['0.2.1', 'latest', ['0.2.1', '0.2', 'latest']],
    ['1.2.3', 'latest', ['1.2.3', '1.2', '1', 'latest']],
    ['1.2.3-rc.1', 'next', ['1.2.3-rc.1']],
  ])('of %s go to npm as %s and to images as %j', (version, tag, images) => {
    expect(distributionTag(version)).toBe(tag);
    expect(imageTags(version)).toEqual(images);
  });

  it('of a package come after those of its dependencies', () => {
    const packages = [
      { name: 'c', dependencies: ['b', 'zod'] },
      { name: 'a', dependencies: [] },
      { name: 'b', dependencies: ['a'] },
    ];
    expect(inOrder(packages).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });
});

describe('the fixtures of upgrades', () => {
  const checksums = { '0001-a': 'x', '0002-b': 'y' };
  const of = (version: string, migration: string) =>
    Object.fromEntries(['sqlite', 'mariadb', 'mysql'].map((kind) => [`${version}/${kind}`, migration]));

  it('are enough while one of each kind has the newest migration', () => {
    expect(fixtureFaults({ ...of('1.0.0', '0001-a'), ...of('1.1.0', '0002-b') }, checksums)).toEqual([]);
  });

  it('are made anew when the schema has changed, for each kind', () => {
    const fixtures = { ...of('1.0.0', '0001-a'), '1.1.0/sqlite': '0002-b' };
    expect(fixtureFaults(fixtures, checksums)).toEqual([
      'no fixture of mariadb has run 0002-b: npm run release:fixtures',
      'no fixture of mysql has run 0002-b: npm run release:fixtures',
    ]);
  });
});
