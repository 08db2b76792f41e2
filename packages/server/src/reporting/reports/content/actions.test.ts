import { describe, expect, it } from 'vitest';
import type { FaultSummary } from '../../texts/say-fix.ts';
import { wordsFor } from '../../texts/words.ts';
import { actionsOf } from './actions.ts';
import type { ReportedFix } from './reported-fix.ts';

const kinds = new Map(
  ['h1_missing', 'title_missing', 'redirect_permanent'].map((code) => [
    code,
    { title: `Title of ${code}.`, howToFix: `Mend ${code}.` },
  ]),
);

const fault: FaultSummary = {
  ...{ kind: 'broken_link', reason: 'not_found', status: 404, internal: true, suggestion: null },
};
const nowhere = { url: null, host: null, from: null, to: null, code: null, folder: null, region: null, text: null };
const common = { severity: 'error', issue_kinds: ['broken_link'], pages: 30, points: 2.2, places: [] } as const;

const ofLink = (
  kind: ReportedFix['kind'],
  subject: Partial<ReportedFix['subject']>,
  change: Partial<FaultSummary> = {},
  rest: Partial<ReportedFix> = {},
): ReportedFix => ({
  ...{ ...common, kind, subject: { ...nowhere, ...subject }, issues: 1, fault: { ...fault, ...change } },
  ...rest,
});
const ofPages = (
  kind: ReportedFix['kind'],
  subject: Partial<ReportedFix['subject']>,
  issue_kinds: readonly string[],
  pages = 30,
): ReportedFix => ({
  ...{
    ...common,
    kind,
    subject: { ...nowhere, ...subject },
    issue_kinds,
    pages,
    issues: pages,
    points: 0,
    fault: null,
  },
});

const elsewhere = { internal: false, status: null };
const url = 'https://a.example/x';
const moved = { from: 'https://a.example/blog/*', to: 'https://a.example/news/*' };
const seven = { issues: 7 };
const four = { issues: 4 };

/** A fix, and its title and advice in English. */
const table: readonly (readonly [kind: string, fix: ReportedFix, title: string, advice: string])[] = [
  [
    'a link in the footer',
    ofLink('shared_link', { url, region: 'footer', text: 'Imprint' }),
    'The page does not exist (404) · in the footer · on 30 pages · +2 points',
    'Correct the address, or remove the link. One change there corrects all of them.',
  ],
  [
    'a missing page',
    ofLink('missing_page', { url }),
    'The page does not exist (404) · on 30 pages · +2 points',
    'Restore the page, or redirect its address to the page that replaces it.',
  ],
  [
    'a folder of the site that moved',
    ofLink('moved_pattern', moved, {}, seven),
    'Moved without a redirect · 7 issues on 30 pages · +2 points',
    'One redirect rule corrects all of them.',
  ],
  [
    'a folder of another site that moved',
    ofLink('moved_pattern', moved, elsewhere, seven),
    'Moved without a redirect · 7 issues on 30 pages · +2 points',
    'Change these links by this rule.',
  ],
  [
    'a folder whose addresses redirect',
    ofLink('moved_pattern', moved, { kind: 'redirect_permanent', reason: 'ok', status: 200 }, seven),
    'Title of redirect_permanent · 7 issues on 30 pages · +2 points',
    'Change these links by this rule.',
  ],
  [
    'a link that redirects',
    ofLink('link', { url }, { kind: 'redirect_permanent', reason: 'ok', status: 200 }),
    'Title of redirect_permanent · on 30 pages · +2 points',
    'Mend redirect_permanent.',
  ],
  [
    'a host of others whose certificate fails',
    ofLink('dead_host', { host: 'b.example' }, { ...elsewhere, reason: 'tls_error' }, four),
    'The certificate or the secure connection is faulty · 4 issues on 30 pages · +2 points',
    'Replace the links to this host, or remove them.',
  ],
  [
    'the certificate of the site',
    ofLink('own_certificate', { host: 'a.example' }, { reason: 'tls_error', status: null }, four),
    'The certificate or the secure connection is faulty · 4 issues on 30 pages · +2 points',
    'Renew or replace the certificate of this host.',
  ],
  [
    'a link to another site whose certificate fails',
    ofLink('link', { url }, { ...elsewhere, reason: 'tls_error' }, { points: 0.3 }),
    'The certificate or the secure connection is faulty · on 30 pages · under 1 point',
    'Link to another page, or remove the link.',
  ],
  [
    'a check of a folder',
    ofPages('page_check', { code: 'h1_missing', folder: '/products/' }, ['h1_missing']),
    'Title of h1_missing · on 30 pages under /products/',
    'Mend h1_missing.',
  ],
  [
    'a page with two findings',
    ofPages('page', { url }, ['title_missing', 'h1_missing'], 1),
    'Title of title_missing · 1 more finding · on 1 page',
    'Mend title_missing. Mend h1_missing.',
  ],
];

describe('what to fix first', () => {
  it.each(table)('says of %s where and what to change', (_, fix, title, advice) => {
    const { actions } = actionsOf({ first: [fix], hasMore: false, kinds }, wordsFor('en'));
    expect(actions).toMatchObject([{ title, fix: advice }]);
  });

  it('says nothing in German as it does in English, but for texts of the site', () => {
    const first = table.map(([, fix]) => fix);
    const titles = actionsOf({ first, hasMore: false, kinds }, wordsFor('de')).actions.map(
      ({ title, fix }) => `${title} ${fix}`,
    );
    const [footer, missing] = titles;
    expect(footer).toBe(
      'Die Seite gibt es nicht (404) · in der Fußzeile · auf 30 Seiten · +2 Punkte Korrigieren Sie die Adresse oder entfernen Sie den Link. Eine Änderung dort behebt alle.',
    );
    expect(missing).toContain('auf 30 Seiten · +2 Punkte Stellen Sie die Seite wieder her');
    expect(titles.filter((text) => /\b(?:page|pages|point|the|links)\b/.test(text))).toEqual([]);
  });
});
