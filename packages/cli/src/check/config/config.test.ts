import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCommand } from '../../commands/check.ts';
import { cliIo, run } from '../../test-support/run.ts';
import { pages, serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { configSchema } from './config-schema.ts';

const site = () => serve(pages({ '/': '<a href="/gone">x</a> <a href="/a">a</a>', '/a': 'a' }));
const quick = { rate: 0, robots: false, sitemap: false };
const json = (config: object) => ({ 'linkvitals.config.json': JSON.stringify(config) });

/** YAML whose aliases stand for 10^9 values. */
const bomb = [
  'a0: &a0 [x]',
  ...Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [${Array(10).fill(`*a${n}`)}]`),
].join('\n');

describe('the options of check', () => {
  const options = checkCommand(cliIo(), () => {}).options.filter(({ long }) => long !== '--config');

  it('are the members of a config file', () => {
    const names = options.map((option) => option.attributeName());
    expect(Object.keys(configSchema.shape).sort()).toEqual([...new Set([...names, '$schema', 'targets'])].sort());
  });

  it('are all in the manual', async () => {
    const manual = await readFile(join(import.meta.dirname, '../../../../../docs/cli.md'), 'utf8');
    const missing = options.flatMap(({ long = '' }) => (new RegExp(`${long}\\b`).test(manual) ? [] : long));
    expect(missing).toEqual([]);
  });
});

describe('a config file', () => {
  it('is found in the working folder, and its settings apply to the check', async () => {
    const cwd = await temporaryFolder(json({ ...quick, targets: [await site()], format: 'json', maxPages: 1 }));
    const { code, stdout } = await run(['check'], {}, { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).summary).toMatchObject({ pages: 1, truncated: true });
  });

  it('may begin with a byte order mark', async () => {
    const config = `\ufeff${JSON.stringify({ ...quick, targets: [await site()], format: 'json', maxPages: 1 })}`;
    const cwd = await temporaryFolder({ 'linkvitals.config.json': config });
    const { code, stdout, stderr } = await run(['check'], {}, { cwd });
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout).summary).toMatchObject({ pages: 1 });
  });

  it('is outranked by the command line, option by option', async () => {
    const url = await site();
    const config = { ...quick, targets: ['http://127.0.0.1:9/'], format: 'json', maxPages: 1, failOn: 'never' };
    const cwd = await temporaryFolder(json(config));
    const { code, stdout } = await run(['check', url, '--max-pages', '10'], {}, { cwd });
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ start_url: url, summary: { pages: 2, truncated: false } });
  });

  it('leaves its list and sitemap aside when the command line names a site', async () => {
    const url = await site();
    const cwd = await temporaryFolder(
      json({ rate: 0, robots: false, sitemap: 'http://127.0.0.1:9/s.xml', format: 'json' }),
    );
    const { stdout } = await run(['check', url], {}, { cwd });
    expect(JSON.parse(stdout).start_url).toBe(url);
  });

  it.each([
    ['linkvitals.config.yaml', 'rate: 0\nnoRobots: true\nsitemap: false\nformat: json # all of it\n'],
    ['linkvitals.config.yml', '{ "rate": 0, robots: false, noSitemap: true, format: json }'],
    [
      'package.json',
      '{ "name": "a", "linkvitals": { "rate": 0, "noRobots": true, "sitemap": false, "format": "json" } }',
    ],
  ])('can be %s', async (name, text) => {
    const cwd = await temporaryFolder({ [name]: text });
    const { stdout, stderr } = await run(['check', await site()], {}, { cwd });
    expect([stderr, JSON.parse(stdout).summary.broken]).toEqual(['', 1]);
  });

  it('may be empty, and a package.json may say nothing about it or be broken', async () => {
    const url = await site();
    const files = [
      { 'linkvitals.config.yml': '# nothing\n' },
      { 'package.json': '{}' },
      { 'package.json': '{"linkvitals":' },
    ];
    for (const one of files) {
      const cwd = await temporaryFolder(one);
      expect(await run(['check', url, '--rate', '0'], {}, { cwd })).toMatchObject({ code: 1, stderr: '' });
    }
  });

  it('can be TypeScript, and be named', async () => {
    const program = `const rate: number = 0;\nexport default { rate, robots: false, sitemap: false, format: 'json' };\n`;
    const cwd = await temporaryFolder({ 'my.ts': program });
    const { stdout } = await run(['check', await site(), '--config', 'my.ts'], {}, { cwd });
    expect(JSON.parse(stdout).summary.broken).toBe(1);
  });

  it.each([
    [{ maxpages: 3 }, 'maxpages: there is no such option; did you mean maxPages?'],
    [{ somethingElse: 3 }, 'somethingElse: there is no such option\n'],
    [{ noExternal: true, external: true }, 'noExternal: there is no such option'],
    [{ maxPages: '3' }, 'maxPages: '],
    [{ maxPages: 0 }, 'maxPages: '],
    [{ failOn: 'always' }, 'failOn: '],
    [{ exclude: '/a' }, 'exclude: '],
    [{ output: [1] }, 'output.0: '],
    [{ header: { Host: 'x.example' } }, 'header.Host: Host is set by the program itself'],
    [{ userAgent: 'a\nb' }, 'userAgent: '],
    [[], 'the file: '],
  ])('with %j is refused by name', async (config, why) => {
    const cwd = await temporaryFolder(json(config));
    const { code, stdout, stderr } = await run(['check', 'http://127.0.0.1:9/'], {}, { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
  });

  it.each([
    ['that is not JSON', { 'linkvitals.config.json': '{' }, 'cannot be read'],
    ['that there are two of', { ...json({}), 'linkvitals.config.ts': 'export default {}' }, 'Keep one'],
    ['that a package.json repeats', { ...json({}), 'package.json': '{"linkvitals":{}}' }, 'Keep one'],
    ['that is not YAML', { 'linkvitals.config.yaml': 'a: [' }, 'cannot be read'],
    ['of YAML that is huge when it is unfolded', { 'linkvitals.config.yaml': bomb }, 'cannot be read'],
    ['without a default export', { 'linkvitals.config.ts': 'export const a = 1;' }, 'the file: '],
  ])('%s is wrong usage', async (_, files, why) => {
    const cwd = await temporaryFolder(files);
    const { code, stderr } = await run(['check', 'http://127.0.0.1:9/'], {}, { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});
