import { domainPages, fixRows, ofDomain } from './pages/domain-pages.ts';
import type { PageOfMatrix } from './pages/page-of-matrix.ts';
import { settingsPages } from './pages/settings-pages.ts';

/** Controls that are around every page. */
export const ofShell = [
  'button Skip to the content',
  'button Exact times',
  'button *@example.*',
  'button Search*',
  'menuitem Your profile',
  'menuitem Keyboard shortcuts',
  'menuitem Sign out',
  'menuitemradio *',
  'button Dismiss',
];

/** Every page for people who are signed in, with all actions there. */
export const pages: readonly PageOfMatrix[] = [
  {
    path: '/',
    reads: ['getSession'],
    where: 'elsewhere',
    actions: {
      'button Add domain': 'createDomain',
      'link Watch the crawl of docs.example.org': 'getCrawl',
      'link Check DNS of blog.example.net': 'checkDomainVerification',
    },
    free: ['*'],
  },
  {
    path: '/?q=shop',
    reads: ['listDomains', 'listRecentCrawls'],
    actions: {
      ...ofDomain,
      'button Start crawl of shop.example.com': 'startCrawl',
      'menuitem View details': 'getDomain',
      'menuitem Crawl history': 'listCrawls',
      'menuitem Settings': 'getDomain',
    },
    free: [
      ...[
        'button Domain',
        'button Health',
        'button Last crawl',
        'button Last crawl of *',
        'button Next crawl',
        'button Verified',
      ],
      ...[
        'button More actions for *',
        'button Add domain',
        'button Show all domains',
        'button Clear the search',
        'field *',
      ],
    ],
  },
  {
    path: '/issues?view=single',
    reads: ['listAllIssues'],
    actions: { 'link Export CSV': 'exportAllIssues' },
    free: ['field Search by URL', 'field Severity', 'field Domain', 'field Kind', 'button Show all'],
  },
  {
    path: '/issues?severity=any',
    reads: ['listAllFixes'],
    actions: {},
    free: ['field Search by URL', 'field Severity', 'field Domain', 'button Show all', 'button Show more', ...fixRows],
  },
  { path: '/trends', reads: ['getTrends'], actions: {}, free: ['field *'] },
  ...domainPages,
  ...settingsPages,
];
