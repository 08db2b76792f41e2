import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCertificates, type FixtureSite, startFixtureSite, startTlsServer } from '@linkvitals/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../../run-cli.ts';
import { readCsv } from '../../test-support/read-csv.ts';
import { type Element, readMarkup } from '../../test-support/read-markup.ts';
import { cliIo, run } from '../../test-support/run.ts';
import { pages, serve } from '../../test-support/serve-page.ts';
import { temporaryFolder } from '../../test-support/temporary-folder.ts';
import { FAULTS } from '../report/reasons.ts';
import { csvCell } from './csv-report.ts';

interface Target {
  readonly url: string;
  readonly verdict: string;
  readonly reason: string;
  readonly warnings: readonly string[];
  readonly found_on: readonly { readonly page_url: string; readonly line: number }[];
}
interface Fix {
  readonly kind: string;
  readonly subject: Readonly<Record<string, string | null>>;
  readonly issues: number;
  readonly pages: number;
  readonly points: number;
  readonly priority: number;
}
interface SarifRun {
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
  readonly results: readonly {
    readonly ruleId: string;
    readonly ruleIndex: number;
    readonly level: string;
    readonly message: { readonly text: string };
    readonly locations: readonly {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string };
        readonly region: { readonly startLine: number };
      };
    }[];
  }[];
}

const NAMES = ['r.json', 'r.jsonl', 'r.csv', 'r.xml', 'r.sarif', 'r.md', 'r.html', 'r.txt'];

/** Runs one check that writes every kind of file; returns their texts by name, and the stdout. */
async function allReports(url: string, more: readonly string[] = [], folder?: string): Promise<Record<string, string>> {
  const cwd = folder ?? (await temporaryFolder());
  const outputs = NAMES.flatMap((name) => ['--output', name]);
  const { stdout } = await run(['check', url, '--rate', '0', '-f', 'github', ...outputs, ...more], {}, { cwd });
  const texts = await Promise.all(NAMES.map(async (name) => [name, await readFile(join(cwd, name), 'utf8')]));
  return { ...Object.fromEntries(texts), stdout };
}

const jsonLines = (text = '') =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('every format on a site with known faults, from one run', () => {
  let site: FixtureSite;
  let reports: Record<string, string>;
  let broken: string[];
  let removeFolder: () => Promise<void>;
  let json: { readonly targets: Target[]; readonly fixes: Fix[] };
  beforeAll(async () => {
    site = await startFixtureSite({ pages: 120 });
    const folder = await temporaryFolder({}, (remove) => {
      removeFolder = remove;
    });
    reports = await allReports(site.startUrl, [], folder);
    broken = site.truth().broken.map(({ url }) => url);
    json = JSON.parse(reports['r.json'] ?? '');
  });
  afterAll(async () => {
    await removeFolder();
    await site.close();
  });

  it('JSON: has what is broken', () => {
    expect(broken.length).toBeGreaterThan(3);
    expect(urls(json.targets.filter(({ verdict }) => verdict === 'broken'))).toEqual(broken);
  });

  it('JSON: has the fixes after all else, each fault in one, what to fix first at the top', () => {
    expect(Object.keys(json)).toEqual(['start_url', 'summary', 'targets', 'fixes']);
    const { fixes, targets } = json;
    const judged = targets.filter(({ verdict }) => verdict === 'broken' || verdict === 'ok');
    const faults = judged.map(({ verdict, warnings }) => (verdict === 'broken' ? 1 : 0) + warnings.length);
    expect(fixes.reduce((sum, { issues }) => sum + issues, 0)).toBe(faults.reduce((sum, count) => sum + count, 0));
    expect(fixes.map(({ priority }) => priority)).toEqual(
      fixes.map(({ priority }) => priority).toSorted((a, b) => b - a),
    );
    const none = { url: null, host: null, from: null, to: null, code: null, folder: null, region: null, text: null };
    for (const { kind, subject, pages, points } of fixes) {
      expect(Object.keys(subject)).toEqual(Object.keys(none));
      expect([kind, pages > 0, points >= 0]).toEqual([expect.stringMatching(/^[a-z_]+$/), true, true]);
    }
    const single = fixes.find(({ kind }) => kind === 'link');
    expect(single?.subject).toEqual({ ...none, url: expect.stringMatching(/^https?:/) });
  });

  it('JSON Lines: the last line of each URL says the same as JSON; a summary ends it', () => {
    const lines = jsonLines(reports['r.jsonl']);
    expect(lines.pop()).toMatchObject({ type: 'summary', outcome: 'completed', broken: broken.length });
    const last = new Map<string, Target>(lines.map(({ type, ...target }) => [target.url, target]));
    const faulty = ({ verdict }: Target) => verdict === 'broken' || verdict === 'unverifiable';
    const byUrl = (a: Target, b: Target) => (a.url < b.url ? -1 : 1);
    expect([...last.values()].filter(faulty).sort(byUrl)).toEqual(json.targets.filter(faulty).sort(byUrl));
    expect(last.size).toBe(json.targets.length);
  });

  it('CSV: a row for each place', () => {
    const [header = [], ...rows] = readCsv(reports['r.csv'] ?? '');
    expect(header.slice(0, 3)).toEqual(['url', 'verdict', 'reason']);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([header.length]));
    expect(rows.length).toBe(json.targets.reduce((sum, { found_on }) => sum + Math.max(1, found_on.length), 0));
    const faults = rows.filter(([, verdict]) => verdict === 'broken').map(([url]) => url);
    expect([...new Set(faults)].sort()).toEqual(broken);
  });

  it('JUnit: one case for each target, with counts that add up', () => {
    const elements = readMarkup(reports['r.xml'] ?? '', { xml: true });
    const named = (name: string) => elements.filter((element) => element.name === name);
    const sum = (suites: Element[], count: string) =>
      suites.reduce((n, { attributes }) => n + Number(attributes[count]), 0);
    const [root] = elements;
    expect(root).toMatchObject({ name: 'testsuites', path: [] });
    expect(named('testcase').length).toBe(json.targets.length);
    expect(sum(named('testsuite'), 'tests')).toBe(json.targets.length);
    expect(root?.attributes).toMatchObject({ tests: String(json.targets.length), failures: String(broken.length) });
    expect(sum(named('testsuite'), 'failures')).toBe(broken.length);
    expect(sum(named('testsuite'), 'skipped')).toBe(named('skipped').length);
    for (const { name, path, attributes } of named('testcase').concat(named('failure'))) {
      expect(path.join(' ')).toBe(name === 'testcase' ? 'testsuites testsuite' : 'testsuites testsuite testcase');
      expect(Object.keys(attributes)).toEqual(
        name === 'testcase' ? ['classname', 'name', 'time'] : ['message', 'type'],
      );
    }
    const suites = named('testsuite').map(({ attributes }) => attributes.name);
    expect(new Set(suites).size).toBe(suites.length);
  });

  it('SARIF: a result for each broken target, with a rule and the page and line', () => {
    const sarif: { version: string; runs: SarifRun[] } = JSON.parse(reports['r.sarif'] ?? '');
    expect([sarif.version, sarif.runs.length]).toEqual(['2.1.0', 1]);
    const results = sarif.runs[0]?.results ?? [];
    const rules = sarif.runs[0]?.tool.driver.rules.map(({ id }) => id) ?? [];
    expect(rules).toEqual(Object.keys(FAULTS));
    const errors = results.filter(({ level }) => level === 'error');
    expect(errors.length).toBe(broken.length);
    for (const { ruleId, ruleIndex, message, locations } of errors) {
      expect(rules[ruleIndex]).toBe(ruleId);
      const target = json.targets.find(({ url }) => message.text.includes(`: ${url}.`));
      const places = locations.map(({ physicalLocation: { artifactLocation, region } }) => {
        return { page_url: artifactLocation.uri, line: region.startLine };
      });
      expect(target?.found_on).toEqual(expect.arrayContaining(places.map((place) => expect.objectContaining(place))));
    }
  });

  it('GitHub, Markdown, HTML and text: name every broken target', () => {
    const commands = reports.stdout?.trimEnd().split('\n') ?? [];
    expect(commands.filter((line) => line.startsWith('::error ')).length).toBe(broken.length);
    expect(commands.every((line) => /^::(?:error|notice) (?:[a-z]+=[^:,]+,?)+::[^\n]+$/.test(line))).toBe(true);
    const table = reports['r.md']?.split('\n').filter((line) => line.startsWith('| ')) ?? [];
    expect(table.length).toBe(broken.length + 2);
    const elements = readMarkup(reports['r.html'] ?? '', { xml: false });
    const links = elements.flatMap(({ name, path, attributes }) =>
      name === 'a' && path.at(-1) === 'th' ? attributes.href : [],
    );
    for (const url of broken) {
      expect(links).toContain(url);
      expect(reports['r.txt']).toContain(`  ${url}\n`);
    }
  });
});

const urls = (targets: readonly Target[]): string[] => targets.map(({ url }) => url).sort();

describe('text of a hostile site', () => {
  const EVIL = '=1+1</failure></td><script>alert(1)</script>"\'|`]]>&#x202e;\u202e&#27;[31m\u0085::error::%0A @team';
  const html = (text: string) => `<title>x</title><a href="/gone?a=&quot;'|\`*_&lt;b>,::x%0A">${text}</a>`;

  it('does nothing in any format', async () => {
    const escaped = EVIL.replaceAll('<', '&lt;');
    const url = await serve(pages({ '/': html(escaped) }));
    const reports = await allReports(url, ['--no-robots', '--no-sitemap']);
    for (const [name, text] of Object.entries(reports)) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is what is tested
      expect(text, name).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Bidi_Control}]/u);
    }
    const target = JSON.parse(reports['r.json'] ?? '').targets.find(({ verdict }: Target) => verdict === 'broken');
    expect(target.found_on[0].text).toContain('\u202e');
    const [, row = []] = readCsv(reports['r.csv'] ?? '').filter(([, verdict], at) => at === 0 || verdict === 'broken');
    expect(row[9]).toMatch(/^'=1\+1<\/failure>/);
    const xml = readMarkup(reports['r.xml'] ?? '', { xml: true });
    expect(xml.map(({ name }) => name)).not.toContain('script');
    expect(xml.find(({ name }) => name === 'failure')?.text).toContain('</failure></td><script>alert(1)</script>"');
    const document = readMarkup(reports['r.html'] ?? '', { xml: false });
    expect(document.map(({ name }) => name)).not.toContain('script');
    expect(document.find(({ name }) => name === 'q')?.text).toContain('<script>alert(1)</script>');
    expect(reports.stdout?.split('\n').filter((line) => line.startsWith('::error')).length).toBe(1);
    expect(reports.stdout).toContain('%250A');
    expect(JSON.parse(reports['r.sarif'] ?? '').runs[0].results.length).toBe(1);
    const rows = reports['r.md']?.split('\n').filter((line) => line.startsWith('| 404')) ?? [];
    expect(rows.map((line) => line.split('|').length)).toEqual([6]);
    expect(rows[0]?.replace(/<\/?(?:a|code)\b[^<>]*>/g, '')).not.toMatch(/[<>`*_[\]@]|:\/\//);
  });

  it('makes no link of a scheme that is not of the web', async () => {
    const url = await serve(pages({ '/': '<a href="mailto:nobody">m</a><a href="javascript:alert(1)">x</a>' }));
    const { 'r.html': report = '' } = await allReports(url, [
      '--no-robots',
      '--no-sitemap',
      '--fail-on',
      'unverifiable',
    ]);
    const hrefs = readMarkup(report, { xml: false }).flatMap(({ attributes }) => attributes.href ?? []);
    expect(hrefs.filter((href) => !href.startsWith('http'))).toEqual([]);
  });

  it.each([
    ['=1', "'=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\t=1', "'=1"],
    ['\r1', "'1"],
    ['\u0000=1', "'=1"],
    ['a,"b"', '"a,""b"""'],
    ['1=1', '1=1'],
  ])('CSV cell of %j is %j', (text, cell) => expect(csvCell(text)).toBe(cell));
});

describe('the HTML report', () => {
  it('loads nothing and runs nothing', async () => {
    const url = await serve(pages({ '/': '<a href="/gone">x</a>' }));
    const { 'r.html': report = '' } = await allReports(url, ['--no-robots', '--no-sitemap']);
    const elements = readMarkup(report, { xml: false });
    const names = new Set(elements.map(({ name }) => name));
    for (const name of ['script', 'link', 'img', 'iframe', 'object', 'form']) expect(names).not.toContain(name);
    expect(
      elements.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => /^on|^src$/.test(name)),
    ).toEqual([]);
    expect(report).not.toMatch(/url\(|@import/);
    expect(report).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
    expect(names).toContain('caption');
    const heads = elements.filter(({ name }) => name === 'th').map(({ attributes }) => attributes.scope);
    expect(heads).toEqual(['col', 'col', 'col', 'col', 'row']);
  });
});

describe('the Markdown report', () => {
  it('fits in a comment however much is broken', async () => {
    const links = Array.from({ length: 400 }, (_, at) => `<a href="/gone/${at}/${'_long'.repeat(40)}">x</a>`);
    const url = await serve(pages({ '/': links.join('') }));
    const { 'r.md': report = '' } = await allReports(url, ['--no-robots', '--no-sitemap']);
    expect(report.length).toBeLessThan(60_000);
    const rows = report.split('\n').filter((line) => line.startsWith('| 404')).length;
    expect(rows).toBeGreaterThan(10);
    expect(report).toContain(`And ${400 - rows} more`);
  });
});

describe('a permanent redirect, a link that cannot work and one that is not checked', () => {
  const site = pages({
    '/': '<a href="/old">o</a><a href="http://exa mple.test/">b</a><a href="tel:1">t</a>',
    '/old': 301,
  });

  it('say in every format where the redirect leads and why the others are what they are', async () => {
    const url = await serve(site);
    const reports = await allReports(url, ['--fail-on', 'warning']);
    for (const name of ['r.txt', 'r.md', 'r.html', 'r.sarif', 'r.xml', 'stdout']) {
      expect([name, reports[name]?.replaceAll('&#58;', ':').includes('leads to')]).toEqual([name, true]);
    }
    expect(JSON.parse(reports['r.json'] ?? '').targets).toMatchObject([
      {},
      { url: `${url}old`, final_url: url, warnings: ['redirect_permanent'] },
      { verdict: 'broken', reason: 'invalid_url', detail: 'A host name cannot contain a space.', final_url: null },
      { verdict: 'not_checked', reason: 'scheme' },
    ]);
    expect(readCsv(reports['r.csv'] ?? '').map((cells) => cells.at(-1))).toEqual(['final_url', '', url, '', '']);
    expect(reports['r.xml']).toContain('<skipped message="Not checked: scheme"/>');
  });

  it('say where a redirect to a dead page leads and where a sitemap lists one, and count each once', async () => {
    const url = await serve((request, response) => {
      const redirects: Record<string, string> = { '/old': '/older', '/older': '/dead' };
      const location = redirects[request.url ?? ''];
      if (location !== undefined) return response.writeHead(301, { location }).end();
      if (request.url === '/') return response.setHeader('content-type', 'text/html').end('<a href="/old">o</a>');
      if (request.url === '/sitemap.xml') return response.end('<urlset><url><loc>/lost</loc></url></urlset>');
      return response.writeHead(404).end();
    });
    const reports = await allReports(url);
    expect(reports['r.txt']).toContain(`It leads to ${url}dead\n`);
    expect(reports['r.txt']).toContain(`listed in ${url}sitemap.xml\n`);
    expect(reports['r.txt']).toContain(', 2 broken (');
    const broken = (JSON.parse(reports['r.json'] ?? '').targets as Target[]).filter(
      ({ verdict }) => verdict === 'broken',
    );
    expect(broken).toMatchObject([
      { url: `${url}old`, final_url: `${url}dead`, found_on: [{ page_url: url, kind: 'a' }] },
      { url: `${url}lost`, final_url: null, found_on: [{ page_url: `${url}sitemap.xml`, kind: 'sitemap' }] },
    ]);
    expect(reports['r.xml']).toContain(`listed in ${url}sitemap.xml`);
    for (const name of ['r.md', 'r.html'])
      expect([name, reports[name]]).toEqual([name, expect.stringContaining('listed in')]);
  });

  it('text says how to see what it only counts', async () => {
    const { stdout } = await run(['check', await serve(site), '--rate', '0']);
    expect(stdout).toContain('1 with warnings');
    expect(stdout).toContain('With warnings: --fail-on warning lists them.\n');
    expect(stdout).toContain('Not checked: --format csv lists every link with its reason.\n');
    const { stdout: all } = await run(['check', await serve(site), '--rate', '0', '--fail-on', 'warning']);
    expect(all).not.toContain('With warnings: --fail-on');
  });
});

describe('a link to a server whose certificate is wrong', () => {
  it('says in JSON what the certificate is, and in every format what is wrong with it and since when', async () => {
    const { expired } = await createCertificates();
    const server = await startTlsServer({ certificate: expired });
    onTestFinished(() => server.close());
    const ended = new Date(new X509Certificate(expired.cert).validTo).toISOString();
    const reports = await allReports(await serve(pages({ '/': `<a href="https://${server.address}/">x</a>` })));
    const sentence = `The certificate expired on ${ended.slice(0, 10)}.`;
    const names = ['localhost', '127.0.0.1'];
    const tls = { fault: 'expired', issuer: 'Test Intermediate', valid_to: ended, names };
    expect(JSON.parse(reports['r.json'] ?? '').targets).toMatchObject([
      { verdict: 'ok', tls: null },
      { verdict: 'broken', reason: 'tls_error', detail: sentence, tls },
    ]);
    for (const [name, report] of Object.entries(reports)) {
      const text = report.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
      expect([name, text]).toEqual([name, expect.stringContaining(sentence)]);
    }
  });
});

describe('a link that stands on a page several times', () => {
  const html = '<a href="/gone">One</a>\n<a href="/gone">Two</a>\n\n<a href="/gone">One</a><a href="/gone">One</a>';

  it('has all its places in every format', async () => {
    const url = await serve(pages({ '/': html }));
    const reports = await allReports(url);
    const found = JSON.parse(reports['r.json'] ?? '').targets[1].found_on;
    expect(found).toEqual([
      { page_url: url, line: 1, text: 'One', kind: 'a', besides: 1 },
      { page_url: url, line: 2, text: 'Two', kind: 'a' },
      { page_url: url, line: 4, text: 'One', kind: 'a' },
    ]);
    const cells = readCsv(reports['r.csv'] ?? '').filter(([address]) => address === `${url}gone`);
    expect(cells.map((row) => row.slice(8, 10))).toEqual([
      ['1', 'One'],
      ['2', 'Two'],
      ['4', 'One'],
    ]);
    const where = ', lines 1 and 4, "One"; line 2, "Two", and 1 more on this page';
    expect(reports['r.txt']).toContain(`on ${url}${where}\n`);
    expect(reports['r.xml']).toContain(`on ${url}${where.replaceAll('"', '&quot;')}\n`);
    expect(reports['r.html']).toContain(
      ', lines 1 and 4, <q>One</q>; line 2, <q>Two</q>, and 1 more on this page</li>',
    );
    expect(reports['r.md']?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))).toContain(
      ' lines 1, 2 and 4 |',
    );
    expect(reports.stdout).toContain(`on ${url}, lines 1 and 4; line 2`);
    const { locations } = JSON.parse(reports['r.sarif'] ?? '').runs[0].results[0];
    const lines = locations.map(
      (one: { physicalLocation: { region: { startLine: number } } }) => one.physicalLocation.region.startLine,
    );
    expect(lines).toEqual([1, 4, 2]);
  });

  it('has 25 of them at most, and says how many more there are', async () => {
    const url = await serve(pages({ '/': '<a href="/gone">x</a>\n'.repeat(60) }));
    const { stdout } = await run(['check', url, '--rate', '0']);
    expect(stdout).toContain(' 24 and 25, "x", and 35 more on this page\n');
  });
});

describe('a host name that does not exist', () => {
  it('is said once for each link in every format', async () => {
    const { 'r.json': json = '', ...reports } = await allReports(
      await serve(pages({ '/': '<a href="http://nowhere.invalid/">x</a>' })),
    );
    expect(JSON.parse(json).targets[1]).toMatchObject({
      reason: 'dns_not_found',
      detail: 'The host name does not exist or has no address.',
    });
    for (const name of ['r.md', 'r.html', 'r.xml', 'r.txt', 'stdout'])
      expect([name, reports[name]?.split('The host name does not exist or has no address').length]).toEqual([name, 2]);
    const [result] = JSON.parse(reports['r.sarif'] ?? '').runs[0].results;
    expect(result.message.text).toBe('The host name does not exist or has no address: http://nowhere.invalid/.');
  });
});

describe('a check that ends before the recheck', () => {
  it('counts the suspects, and says how to see them', async () => {
    const io = cliIo();
    const url = await serve((request, response) => {
      if (request.url === '/') {
        response.setHeader('content-type', 'text/html').end('<a href="/fails">x</a><a href="/hang">x</a>');
      } else if (request.url === '/fails') response.writeHead(500).end();
      else if (request.url === '/hang') io.interrupt();
      else response.writeHead(404).end();
    });
    const folder = await temporaryFolder();
    const args = ['check', url, '--rate', '0', '--concurrency', '1', '--recheck-after', '600', '-o', `${folder}/r.txt`];
    expect(await runCli(args, io)).toBe(130);
    const text = await readFile(join(folder, 'r.txt'), 'utf8');
    expect(text).toContain('1 suspect (server_error 1)');
    expect(text).toContain('Suspect: failed once, and the check ended before the recheck.\n');
    expect(text).toContain('Suspect, not checked: --format csv lists every link with its reason.\n');
  });
});

describe('CSV', () => {
  it('has no line for a link that has none', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/') response.setHeader('link', '</style>; rel=stylesheet');
      if (request.url !== '/') response.statusCode = 404;
      response.setHeader('content-type', 'text/html').end();
    });
    const { stdout } = await run(['check', url, '--rate', '0', '-f', 'csv']);
    const row = readCsv(stdout).find(([address]) => address === `${url}style`);
    expect(row?.slice(7)).toEqual([url, '', '', 'http-link', '']);
  });
});

it('people read URLs in their own letters; links and data have them as they are', async () => {
  const path = '/ar/صفحة-مفقودة';
  const url = await serve(pages({ '/': `<title>x</title><a href="${path}">x</a>` }));
  const reports = await allReports(url);
  const [exact, shown] = [new URL(path, url).href, `${url.slice(0, -1)}${path}`];
  for (const name of ['r.txt', 'r.html', 'r.md', 'stdout']) expect(reports[name], name).toContain(path);
  expect(reports['r.html']).toContain(
    `<a href="${exact}" rel="noopener noreferrer nofollow"><bdi dir="ltr">${shown}</bdi></a>`,
  );
  expect(reports['r.md']).toContain(`<a href="${exact}">`);
  for (const name of ['r.json', 'r.jsonl', 'r.csv', 'r.xml', 'r.sarif']) expect(reports[name], name).toContain(exact);
});
