import { expect, it } from 'vitest';
import { getCrawl, presentCrawl } from '../../findings/crawls/index.ts';
import { startOwnSiteTest } from '../../findings/crawls/own-site.test-support.ts';
import { ignoreIssue } from '../../findings/ignoring/index.ts';
import { requestRecheck, runRecheck } from '../../findings/rechecks/index.ts';
import { readDomainTrends } from '../../findings/trends/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { describeEachDatabase } from '../../platform/storage/describe-each-database.test-support.ts';
import type { Database } from '../../platform/storage/index.ts';
import { verifiedDomain } from '../../sites/domains/domain.test-support.ts';
import { reported } from './report.test-support.ts';

const hostname = 'changing.example.com';
const page = (...links: string[]) =>
  `<!doctype html><html lang="en"><title>The home page of it</title>${links.map((link) => `<a href="${link}">x</a>`)}`;
const STAYS = '/stays-broken';
const IGNORED = '/nobody-minds';
const MENDED = '/mended';
const ADDED = '/added';

/** Crawls a site twice. Between the crawls one link was repaired, one broke, and one was ignored. */
async function changedSite(db: Database) {
  const answers: Record<string, string | number> = { '/': page(STAYS, IGNORED, MENDED), '/robots.txt': 404 };
  const test = await startOwnSiteTest({ answers, hostnames: [hostname], db });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  const first = await test.crawl(domainId);
  const issue = await test.db
    .knex('issues')
    .where({ kind: 'broken_link' })
    .where('url', 'like', `%${IGNORED}`)
    .first('id');
  await ignoreIssue(test.ctx, { issueId: issue.id, reason: 'known', until: null });
  answers['/'] = page(STAYS, IGNORED, MENDED, ADDED);
  answers[MENDED] = page();
  return { ...test, answers, domainId, first, second: await test.crawl(domainId) };
}

type Site = Awaited<ReturnType<typeof changedSite>>;

const textOf = async (site: Site, input: Omit<Parameters<typeof reported>[1], 'domainId'>): Promise<string> =>
  (await reported(site, { domainId: site.domainId, ...input })).body.toString();

/** URLs below a heading of the HTML report. */
function listed(html: string, heading: string): string[] {
  const [, section = ''] = html.split(`<h2>${heading}`);
  const [list = ''] = section.split('<h2>');
  return [...list.matchAll(/<a class="url" href="([^"]*)"/g)].map(([, url = '']) => new URL(url).pathname);
}

const headingOf = (html: string, name: string): number => Number(new RegExp(`<h2>${name}: (\\d+)`).exec(html)?.[1]);

const DESCRIPTION = '<meta name="description" content="What a reader finds on this page, and nothing else">';

/** A site of six pages without a description; `named`: the number of such pages in a report, and the pages that it names. */
async function bareSite(db: Database) {
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const bare = '<!doctype html><html lang="en"><title>A page without a description</title>';
  const links = paths.map((path) => `<link rel="next" href="${path}">`).join('');
  const answers: Record<string, string | number> = { '/': `${bare}${links}`, '/robots.txt': 404 };
  for (const path of paths) answers[path] = bare;
  const test = await startOwnSiteTest({ answers, hostnames: [hostname], db });
  const { id: domainId } = await verifiedDomain(test, { hostname });
  await test.crawl(domainId);
  const named = async (): Promise<string[]> => {
    const html = (await reported(test, { domainId, format: 'html' })).body.toString();
    const [, entry = ''] = html.split('<h3>The page has no meta description · ');
    const [text = ''] = entry.split('</li>');
    const [, word = '', places = ''] = />(On|First on) (<a class="url".*)/.exec(text) ?? [];
    const paths = [...places.matchAll(/href="https?:\/\/[^/"]+([^"]*)"/g)].map(([, path]) => path);
    return [text.split('<')[0] ?? '', `${word} ${paths.join(', ')}`];
  };
  return { ...test, answers, domainId, named };
}

describeEachDatabase('issues in reports', (fresh) => {
  it('have the numbers of the API, and lists that fit them', async () => {
    const site = await changedSite(fresh().open());
    const { issues } = presentCrawl(await getCrawl(site.ctx, { crawlId: site.second }));
    if (issues === null) throw new Error('the crawl has no issues');
    expect(issues).toMatchObject({ new: expect.any(Number), fixed: 1, reopened: 0 });
    const document = JSON.parse(await textOf(site, { format: 'json' }));
    expect(document.issue_counts).toEqual({
      ...issues,
      open: issues.new + issues.persisting + issues.inconclusive,
      ignored: 1,
    });
    const html = await textOf(site, { format: 'html' });
    expect(headingOf(html, 'Issues new or back')).toBe(issues.new);
    expect(html, 'the same number in the summary').toContain(`<dt>New or back</dt><dd>${issues.new}</dd>`);
    expect(listed(html, 'Issues new or back')).toContain(ADDED);
    expect(headingOf(html, 'Fixed issues')).toBe(issues.fixed);
    expect(listed(html, 'Fixed issues')).toEqual([MENDED]);
    expect(headingOf(html, 'Issues still open')).toBe(issues.persisting + issues.inconclusive);
    const standing = listed(html, 'Issues still open');
    expect(standing).toContain(STAYS);
    expect(standing).not.toContain(IGNORED);
    // Errors come first, also before warnings that were opened later.
    expect(standing[0]).toBe(STAYS);
  });

  it('say where one change corrects many pages, and what to link to instead', async () => {
    const site = await changedSite(fresh().open());
    const place = { region: 'footer', text: 'x', pages: 212, share: 1, links_elsewhere: 0, in_template: true };
    const suggestion = { url: `https://${hostname}/moved?a=1&b=2`, reason: 'spelling', detail: 'd' };
    await site.db
      .knex('issues')
      .where('url', 'like', `%${STAYS}`)
      .update({ placement: JSON.stringify(place), suggestion: JSON.stringify(suggestion) });
    const html = await textOf(site, { format: 'html' });
    expect(html).toContain('in the footer of 212 pages: one change corrects all of them');
    const link = `<a class="url" href="https://${hostname}/moved?a=1&amp;b=2"`;
    expect(html).toMatch(
      new RegExp(`Instead: ${link.replaceAll('?', '\\?')}[^>]*>[^<]*</a> .*the same, spelled another way`),
    );
  });

  it('that are ignored are not among the faults to fix first', async () => {
    const site = await changedSite(fresh().open());
    const html = await textOf(site, { format: 'html' });
    const actions = listed(html, 'What to fix first');
    expect(actions).toEqual(expect.arrayContaining([STAYS, ADDED]));
    expect(actions).not.toContain(IGNORED);
    expect(html, 'one line, until it is opened').toContain('<details class="card"><summary>Ignored: 1</summary>');
    expect(listed(html, 'Broken links'), 'and the page that it is on').toEqual([IGNORED, '/']);
    expect(html).toContain('<h2>Broken links: 3</h2><p class="muted">2 of them are above, among the issues.<');
    expect(html).toMatch(/3 of \d+ different links are broken, of which 1 was ignored when the crawl ended\./);
  });

  it('that a recheck found to be fixed are among the fixed ones, and nowhere else', async () => {
    const site = await changedSite(fresh().open());
    const { id } = await site.db.knex('issues').where('url', 'like', `%${STAYS}`).first('id');
    site.answers[STAYS] = page();
    const ctx = { ...site.ctx, clock: systemClock };
    await runRecheck(site.services, { recheckId: (await requestRecheck(ctx, id)).id });
    const html = await textOf(site, { format: 'html' });
    expect(listed(html, 'What to fix first')).toContain(ADDED);
    expect(listed(html, 'Fixed issues')).toContain(STAYS);
    const links = [...html.matchAll(/<a class="url" href="([^"]*)"/g)].map(([, url = '']) => new URL(url).pathname);
    expect(links.filter((path) => path === STAYS)).toEqual([STAYS]);
    expect(html, 'of the crawl, with those above').toContain('<h2>Broken links: 3</h2><p class="muted">2 of them are');
    const before = await textOf(site, { format: 'html', crawl_id: site.first });
    expect(listed(before, 'What to fix first'), 'a report of an older crawl has its faults').toContain(STAYS);
  });

  it('that people ignored since the crawl count as ignored in every part, and no longer as open', async () => {
    const site = await changedSite(fresh().open());
    const issue = await site.db.knex('issues').where('url', 'like', `%${STAYS}`).first('id', 'domain_id');
    const part = (html: string, label: string): number =>
      Number(new RegExp(`<dt>${label}</dt><dd>(\\d+)`).exec(html)?.[1]);
    const before = await textOf(site, { format: 'html' });
    await ignoreIssue(site.ctx, { issueId: issue.id, reason: 'known', until: null });
    const html = await textOf(site, { format: 'html' });
    expect(part(before, 'Still there') - part(html, 'Still there')).toBe(1);
    expect(part(html, 'Still there')).toBe(headingOf(html, 'Issues still open'));
    expect([part(before, 'Ignored now'), part(html, 'Ignored now')]).toEqual([1, 2]);
    expect(html, 'one above and two ignored').toContain('<h2>Broken links: 3</h2><p class="muted">1 of them is above,');
    expect(html, 'what cost no points').toMatch(/are broken, of which 1 was ignored when the crawl ended\./);
    expect(html, 'folded, as the other one').toContain('<details class="card"><summary>Ignored: 2</summary>');
  });

  it('name the pages of a check that are to be fixed first, but none that is ignored', async () => {
    const site = await bareSite(fresh().open());
    expect(await site.named()).toEqual(['on 6 pages', 'First on /, /a, /b']);
    const kind = 'description_missing';
    const { id: issueId } = await site.db.knex('issues').where({ kind }).where('url', 'like', '%/b').first('id');
    await ignoreIssue(site.ctx, { issueId, reason: 'known', until: null });
    expect(await site.named()).toEqual(['on 5 pages', 'First on /, /a, /c']);
    for (const path of ['/', '/a', '/c', '/d']) site.answers[path] = `${site.answers[path]}${DESCRIPTION}`;
    await site.crawl(site.domainId);
    expect(await site.named()).toEqual(['on 1 page', 'On /e']);
  });

  it('are listed once below the faults to fix first: a broken link, and also a finding of a check', async () => {
    const site = await changedSite(fresh().open());
    const html = await textOf(site, { format: 'html' });
    const below = html.slice(html.indexOf('<h2>Issues new or back'));
    const links = [...below.matchAll(/<a class="url" href="([^"]*)"/g)].map(([, url = '']) => new URL(url).pathname);
    for (const path of [STAYS, ADDED, IGNORED]) expect(links.filter((one) => one === path)).toEqual([path]);
    const bare = await bareSite(fresh().open());
    const page = (await reported(bare, { domainId: bare.domainId, format: 'html' })).body.toString();
    const [, check = '', ...again] = page.split('<b>The page has no meta description');
    expect(again, 'not among the findings too').toEqual([]);
    const [pages = ''] = check.split('</details>');
    expect([...pages.matchAll(/<a class="url" href="[^"]*"/g)]).toHaveLength(6);
  });

  it('that are many have a line for each kind, with their number and the first of them', async () => {
    const bare = await bareSite(fresh().open());
    const html = (await reported(bare, { domainId: bare.domainId, format: 'html' })).body.toString();
    const [, list = ''] = html.split('<h2>Issues new or back');
    const folded = list.split('<h2>')[0]?.match(/<details.*?<\/summary>/g) ?? [];
    expect(folded.length).toBeGreaterThan(1);
    expect(folded.filter((one) => one.startsWith('<details open'))).toEqual([]);
    const bareOnes = folded.filter((one) => one.includes('<b>The page has no meta description</b>'));
    expect(bareOnes).toHaveLength(1);
    expect(bareOnes[0]).toContain('<span class="badge">warning · 6</span>');
    expect(bareOnes[0]).toMatch(/<span class="first">(<bdi dir="ltr">\/[a-e]?<\/bdi>(, )?){3}<\/span>/);
    const site = await changedSite(fresh().open());
    expect(await textOf(site, { format: 'html' }), 'one that is fixed').toContain('<details open>');
  });

  it('of a crawl that is not the newest any more have its numbers, without later changes', async () => {
    const site = await changedSite(fresh().open());
    const { issues } = presentCrawl(await getCrawl(site.ctx, { crawlId: site.first }));
    const document = JSON.parse(await textOf(site, { format: 'json', crawl_id: site.first }));
    expect(document.issue_counts).toMatchObject({ ...issues });
    const html = await textOf(site, { format: 'html', crawl_id: site.first });
    expect(html).toContain('Issues since the crawl before');
    expect(html).not.toContain(ADDED);
    expect(html).not.toMatch(/<h2>(Issues new or back|Fixed issues)/);
  });

  it('of a period are the sums of its crawls, as trends show them', async () => {
    const site = await changedSite(fresh().open());
    const now = Date.now();
    const period = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() };
    const document = JSON.parse(await textOf(site, { format: 'json', ...period }));
    const { rows } = await readDomainTrends(site.ctx, { domainId: site.domainId, window: '30d', by: 'crawl' });
    const sum = (name: 'new_issues' | 'fixed_issues' | 'reopened_issues') =>
      rows.reduce((all, row) => all + (row[name] ?? 0), 0);
    expect(document.issue_counts).toMatchObject({
      new: sum('new_issues'),
      fixed: sum('fixed_issues'),
      reopened: sum('reopened_issues'),
    });
    expect(document.issue_counts.new).toBeGreaterThan(document.issue_counts.fixed);
    const file = await reported(site, { domainId: site.domainId, format: 'html', ...period });
    const days = [period.from, new Date(Date.parse(period.to) - 1).toISOString()].map((time) => time.slice(0, 10));
    expect(file.name, 'not the name of a report of its newest crawl').toBe(`${hostname}-${days.join('-to-')}.html`);
    const html = file.body.toString();
    expect(listed(html, 'Issues new or back')).toEqual(expect.arrayContaining([STAYS, ADDED]));
  });
});
