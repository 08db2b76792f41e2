import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startFixtureSite } from '@linkvitals/testing';
import { describe, expect, it } from 'vitest';
import { run } from '../../test-support/run.ts';
import { junitFaults, sarifFaults } from '../../test-support/schema-faults.ts';
import { pages, serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

/** Both reports of one check. */
async function reports(targets: readonly string[], files: Record<string, string> = {}, more: readonly string[] = []) {
  const cwd = await temporaryFolder(files);
  const outputs = ['--output', 'r.sarif', '--output', 'r.xml'];
  const { code, stderr } = await run(['check', ...targets, '--rate', '0', ...outputs, ...more], {}, { cwd });
  const [sarif, junit] = await Promise.all(['r.sarif', 'r.xml'].map((name) => readFile(join(cwd, name), 'utf8')));
  if (sarif === undefined || junit === undefined) throw new Error(stderr);
  return { code, sarif, junit };
}

async function expectValid({ sarif, junit }: { sarif: string; junit: string }): Promise<void> {
  expect(await sarifFaults(sarif)).toEqual([]);
  expect(await junitFaults(junit)).toEqual([]);
}

describe('SARIF and JUnit are valid by their schemas', () => {
  it('for a site with every kind of fault', async () => {
    const site = await startFixtureSite({ pages: 60 });
    const made = await reports([site.startUrl], {}, ['--fail-on', 'warning']);
    await site.close();
    expect(made.code).toBe(1);
    expect(JSON.parse(made.sarif).runs[0].results.length).toBeGreaterThan(3);
    await expectValid(made);
  });

  it('for texts and addresses that are made to break them', async () => {
    const evil = '"&lt;/failure&gt;]]&gt;&amp;#0;\u0001\u202e\ud800 ::error::';
    const hrefs = ['/gone?a=%00&amp;b=<c>', '/ü ö', 'http://[', 'mailto:nobody', '/%zz', 'x:y z', '/a|b\\c^`{}'];
    const html = hrefs.map((href) => `<a href='${href}'>${evil}</a>`).join('\n');
    const made = await reports([await serve(pages({ '/': html }))], {}, ['--no-robots', '--no-sitemap']);
    expect(JSON.parse(made.sarif).runs[0].results.length).toBeGreaterThan(3);
    await expectValid(made);
  });

  it('for local files, with names that are no addresses', async () => {
    const files = { 'a b.html': '<a href="gone.html">x</a>', '%20[#].md': '[x](<no such.md>)\n[y](a%20b.html#none)' };
    const made = await reports(Object.keys(files), files);
    expect(made.code).toBe(1);
    await expectValid(made);
  });

  it('against a baseline, and when something of it is fixed', async () => {
    const url = await serve(pages({ '/': '<a href="/gone">x</a><a href="/new">y</a>' }));
    const targets = ['gone', 'past'].map((path) => ({ url: url + path, verdict: 'broken' }));
    const baseline = JSON.stringify({ targets });
    const made = await reports([url], { 'known.json': baseline }, ['--baseline', 'known.json', '--no-robots']);
    const [run] = JSON.parse(made.sarif).runs;
    const states = run.results.map(({ baselineState }: { baselineState: string }) => baselineState);
    expect(states.toSorted()).toEqual(['new', 'unchanged']);
    expect(run.properties.fixed).toEqual([`${url}past`]);
    await expectValid(made);
  });

  it('when there is nothing to report, and when the site cannot be crawled', async () => {
    await expectValid(await reports([await serve(pages({ '/': 'fine' }))], {}, ['--no-robots', '--no-sitemap']));
    const failed = await reports(['http://127.0.0.1:9/']);
    expect(failed.code).toBe(3);
    await expectValid(failed);
  });
});

describe('the schemas refuse', () => {
  const log = (result: object): string =>
    JSON.stringify({ version: '2.1.0', runs: [{ tool: { driver: { name: 'x' } }, results: [result] }] });

  it.each([
    ['a level that there is none', log({ message: { text: 'x' }, level: 'bad' })],
    ['a result without a message', log({})],
    ['what the format does not know', log({ message: { text: 'x' }, place: 1 })],
    [
      'an address that is none',
      log({ message: { text: 'x' }, locations: [{ physicalLocation: { artifactLocation: { uri: 'a b' } } }] }),
    ],
  ])('SARIF: %s', async (_name, text) => {
    expect((await sarifFaults(text)).length).toBeGreaterThan(0);
  });

  it.each([
    ['a case outside of a suite', '<testsuites><testcase name="x"/></testsuites>'],
    ['a suite without counts', '<testsuites><testsuite name="x"/></testsuites>'],
    [
      'an attribute that there is none',
      '<testsuites><testsuite name="x" tests="1" failures="0" errors="0" broken="1"/></testsuites>',
    ],
  ])('JUnit: %s', async (_name, text) => {
    expect((await junitFaults(text)).length).toBeGreaterThan(0);
  });
});
