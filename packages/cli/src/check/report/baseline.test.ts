import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from '../../test-support/run.ts';
import { pages, serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';

const FAST = ['--rate', '0', '--no-robots', '--no-sitemap'];

/** A site whose start page and answers can be changed between checks. */
async function changingSite() {
  const answers: Record<string, string | number> = {
    '/': '<a href="/old">1</a> <a href="/cured">2</a> <a href="/cut">3</a>',
  };
  const url = await serve((request, response) => pages(answers)(request, response));
  return { url, answers };
}

describe('a check against a baseline', () => {
  it.each([
    ['a baseline file', ['--write-baseline', 'before.json']],
    ['a JSON report', ['-o', 'before.json']],
  ])('from %s fails for what is new only, lists what is known and names what is fixed', async (_, keep) => {
    const cwd = await temporaryFolder();
    const { url, answers } = await changingSite();
    const first = await run(['check', url, ...FAST, ...keep], {}, { cwd });
    expect(first.code).toBe(1);
    const said = 'The faults are stored in before.json. Compare with it by --baseline before.json --only-new\n';
    expect(first.stderr).toBe(keep[0] === '--write-baseline' ? said : '');
    const again = ['check', url, ...FAST, '--baseline', 'before.json', '--only-new'];

    answers['/'] = '<a href="/old">1</a> <a href="/cured">2</a>';
    answers['/cured'] = 'well';
    const known = await run(again, {}, { cwd });
    expect(known.code).toBe(0);
    expect(known.stdout).toContain(`404     not_found  ${url}old  (known)`);
    expect(known.stdout).toContain(`FIXED SINCE THE BASELINE\n        ${url}cured\n        ${url}cut\n`);
    expect(known.stdout).toContain('1 broken (1 known)');

    answers['/'] = '<a href="/old">1</a> <a href="/new">2</a>';
    const fresh = await run([...again, '-o', 'now.json', '-o', 'now.xml', '-o', 'now.sarif'], {}, { cwd });
    expect(fresh.code).toBe(1);
    expect(fresh.stdout).toMatch(/^404 +not_found +\S+\/new$/m);
    const text = (name: string) => readFile(join(cwd, name), 'utf8');
    const { summary, targets } = JSON.parse(await text('now.json'));
    expect(summary).toMatchObject({ broken: 2, known: 1, fixed: [`${url}cured`, `${url}cut`] });
    const standing = targets.map((target: { url: string; known: boolean }) => [target.url, target.known]);
    expect(standing).toContainEqual([`${url}old`, true]);
    expect(standing).toContainEqual([`${url}new`, false]);
    expect(await text('now.xml')).toContain(`name="${url}old" time="0"><skipped message="known: `);
    const { results } = JSON.parse(await text('now.sarif')).runs[0];
    expect(results.map(({ baselineState }: { baselineState: string }) => baselineState)).toEqual(['unchanged', 'new']);
  });

  it('without --only-new still fails for what is known', async () => {
    const cwd = await temporaryFolder();
    const { url } = await changingSite();
    await run(['check', url, ...FAST, '--write-baseline', 'b.json'], {}, { cwd });
    expect((await run(['check', url, ...FAST, '--baseline', 'b.json'], {}, { cwd })).code).toBe(1);
  });

  it('takes nothing for fixed that a check which was cut short did not see', async () => {
    const targets = [{ url: 'https://elsewhere.example/', verdict: 'broken', reason: 'not_found', warnings: [] }];
    const cwd = await temporaryFolder({ 'b.json': JSON.stringify({ targets }) });
    const url = await serve(pages({ '/': '<a href="/a">a</a>', '/a': 'a' }));
    const check = ['check', url, ...FAST, '--baseline', 'b.json'];
    expect((await run([...check, '--max-pages', '1'], {}, { cwd })).stdout).not.toContain('FIXED');
    expect((await run(check, {}, { cwd })).stdout).toContain(
      'FIXED SINCE THE BASELINE\n        https://elsewhere.example/',
    );
  });

  it('leaves the baseline file alone when the site cannot be crawled', async () => {
    const cwd = await temporaryFolder({ 'b.json': 'as before' });
    const url = await serve((_, response) => response.writeHead(500).end());
    const { code, stderr } = await run(['check', url, ...FAST, '--write-baseline', 'b.json'], {}, { cwd });
    expect(code).toBe(3);
    expect(stderr).toContain('was not written');
    expect(await readFile(join(cwd, 'b.json'), 'utf8')).toBe('as before');
  });

  it.each([
    [['--only-new'], 'name its file with --baseline'],
    [['--baseline', 'gone.json'], 'cannot be read'],
    [['--baseline', 'other.json'], 'neither a JSON report nor a baseline'],
    [['-o', 'report.docx'], 'does not say which format'],
    [['-o', 'no/such/folder/r.json'], 'cannot be written'],
  ])('with %j is wrong usage', async (more, why) => {
    const cwd = await temporaryFolder();
    await writeFile(join(cwd, 'other.json'), '{"targets": 3}');
    const { code, stdout, stderr } = await run(['check', 'http://127.0.0.1:9/', ...more], {}, { cwd });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(why);
  });
});

describe('--fail-on', () => {
  const start = (links: string) => ({ '/': links, '/moved': 301, '/login': 401 });
  const kinds = {
    nothing: '<a href="/">x</a>',
    warning: '<a href="/moved">x</a>',
    unverifiable: '<a href="/login">x</a>',
    broken: '<a href="/gone">x</a>',
  };

  it.each([
    ['broken', 'nothing warning unverifiable'],
    ['warning', 'nothing unverifiable'],
    ['unverifiable', 'nothing'],
    ['never', 'nothing warning unverifiable broken'],
  ])('%s passes for: %s', async (failOn, passing) => {
    const passed: string[] = [];
    for (const [kind, links] of Object.entries(kinds)) {
      const url = await serve(pages(start(links)));
      const { code } = await run(['check', url, ...FAST, '--fail-on', failOn]);
      if (code === 0) passed.push(kind);
    }
    expect(passed.join(' ')).toBe(passing);
  });
});
