import { manages, type PageOfMatrix } from './page-of-matrix.ts';

export const ofDomain = {
  'menuitem Export report as *': { needs: ['createReport', 'getReport', 'getReportFile'] },
  'menuitem Delete …': 'deleteDomain',
} as const;
const ofVerifiedDomain = { ...ofDomain, 'button Start crawl': 'startCrawl' } as const;
const verification = [
  'button Verified',
  'button Pending',
  'button More actions',
  'button Copy: *',
  'button Copy as text',
];

/** Buttons that lead to the sections of the settings. */
const sections = [
  'button Notifications',
  'button Crawl configuration',
  'button Schedule',
  'button Access to your site, and priority',
  'button Takes effect at once',
];

const ofIssue = {
  'link Export CSV': 'exportIssues',
  'button Check again now: *': { needs: ['recheckIssue', 'getIssueRecheck'] },
  'link Download all pages as CSV: *': 'exportIssueOccurrences',
  'button Acknowledge': 'updateIssue',
  'field Assigned to*': 'updateIssue',
  'button Comment': 'createIssueComment',
  'field Write a comment': 'createIssueComment',
} as const;
const issueList = [
  ...['field Order', 'field Search by URL', 'field Severity', 'button Show more', 'button Copy as Markdown: *'],
  ...verification,
];
/** Buttons that open a row of fixes: they begin with the change to make, or with the finding of a page check. */
export const fixRows = [
  ...['Correct', 'Restore', 'Replace', 'Repair', 'Change the links', 'Add one redirect'],
  ...['The', 'Other pages', 'Images of', 'A'],
].map((beginning) => `button ${beginning} *`);
const readsOfIssues = [
  'getDomain',
  'listIssues',
  'listIssuePages',
  'listIssueChanges',
  'listIssueComments',
  'countIssues',
  'getIssue',
] as const;

/** The pages of one domain. */
export const domainPages: readonly PageOfMatrix[] = [
  {
    path: '/domains/$domain',
    reads: ['getDomain', 'listCrawls', 'listFixes', 'getDomainTrends'],
    actions: { ...ofVerifiedDomain, 'button Set up monitoring …': 'updateDomain' },
    // The rows of fixes open.
    free: [...verification, ...fixRows],
  },
  {
    path: '/domains/$queued',
    reads: ['getDomain', 'getCrawl', 'followCrawl'],
    where: 'elsewhere',
    actions: { 'menuitem Delete …': 'deleteDomain', 'button Cancel crawl': 'cancelCrawl' },
    free: verification,
  },
  {
    path: '/domains/$unverified',
    reads: ['getDomain'],
    where: 'elsewhere',
    actions: {
      'menuitem Delete …': 'deleteDomain',
      'heading Prove that the domain is yours': 'checkDomainVerification',
      // Its name is in no DNS.
      'button Correct the name': { needs: ['createDomain', 'deleteDomain'] },
    },
    free: verification,
  },
  {
    path: '/domains/$domain/issues',
    reads: ['getDomain', 'listFixes', 'countIssues', 'listCrawls'],
    actions: {
      ...ofVerifiedDomain,
      'link Export CSV': 'exportIssues',
      'button Mail to …': 'mailFixes',
      'button Copy as Markdown': 'countFixPoints',
      'button Assign …': 'actOnIssues',
      'button Acknowledge': 'actOnIssues',
      'button Ignore …': 'actOnIssues',
      'button Recheck': { needs: ['actOnIssues', 'recheckIssue'] },
    },
    free: [...fixRows, 'field *', 'menuitem *', 'button Clear the selection', 'button Show more', ...verification],
    chooses: true,
  },
  {
    path: '/domains/$domain/issues?state=new',
    // New is what the crawl before the last one had not found.
    reads: [...readsOfIssues, 'listCrawls'],
    actions: {
      ...ofVerifiedDomain,
      ...ofIssue,
      'button Ignore: *': 'ignoreIssue',
      // Of somebody else: their author is the owner.
      'button Delete the comment of *': { needs: ['deleteIssueComment'], only: manages },
    },
    free: issueList,
    opens: 'Details',
  },
  {
    path: '/domains/$domain/issues?state=ignored',
    reads: readsOfIssues,
    actions: { ...ofVerifiedDomain, ...ofIssue, 'button Stop ignoring: *': 'reopenIssue' },
    free: issueList,
    opens: 'Details',
  },
  {
    path: '/domains/$domain/results/links',
    reads: ['listCrawlLinks', 'countCrawlLinks', 'listLinkPages'],
    actions: {
      ...ofVerifiedDomain,
      'link Export CSV': 'exportCrawlLinks',
      'link Download all pages as CSV: *': 'exportCrawlOccurrences',
    },
    free: [...verification, 'field *'],
    opens: 'Details',
  },
  {
    path: '/domains/$domain/results/pages',
    reads: ['listCrawlPages'],
    actions: { ...ofVerifiedDomain, 'link Export CSV': 'exportCrawlPages' },
    free: [...verification, 'field *', 'button Broken links', 'button Load time', 'button Size'],
  },
  {
    path: '/domains/$domain/results/checks',
    reads: ['listCrawlFindings', 'countCrawlFindings'],
    actions: ofVerifiedDomain,
    free: [...verification, 'field *'],
  },
  {
    path: '/domains/$domain/trends',
    reads: ['getDomainTrends'],
    actions: ofVerifiedDomain,
    free: [...verification, 'field *'],
  },
  {
    path: '/domains/$domain/issues/rules',
    reads: ['listIssueRules'],
    actions: {
      ...ofVerifiedDomain,
      'button Add rule': { needs: ['createIssueRule', 'previewIssueRule'] },
      'button Change the rule for *': { needs: ['getIssueRule', 'updateIssueRule', 'previewIssueRule'] },
      'button Delete the rule for *': 'deleteIssueRule',
    },
    free: verification,
  },
  {
    path: '/domains/$domain/crawls',
    reads: ['listCrawls'],
    actions: ofVerifiedDomain,
    free: [...verification, 'field *', 'button Compare*'],
  },
  {
    path: '/domains/$domain/crawls/compare',
    reads: ['listCrawls', 'compareCrawls', 'listCrawlLinks', 'listLinkPages'],
    actions: ofVerifiedDomain,
    free: [...verification, 'field *'],
  },
  {
    path: '/domains/$domain/crawls/$crawl',
    reads: ['getCrawl', 'listCrawlLinks'],
    actions: ofVerifiedDomain,
    free: verification,
  },
  {
    path: '/domains/$domain/reports',
    reads: ['listReports', 'listCrawls'],
    actions: {
      ...ofVerifiedDomain,
      'button Make a report': 'createReport',
      'link Download': 'getReportFile',
      'link Share': 'createShareLink',
      'button Delete': 'deleteReport',
    },
    free: verification,
  },
  {
    path: '/domains/$domain/sharing',
    reads: ['listShareLinks', 'getShareLink', 'listBadges'],
    actions: {
      ...ofVerifiedDomain,
      'button Switch sharing off': 'updateDomain',
      'button Create a share link': 'createShareLink',
      'button Edit': 'updateShareLink',
      'button Revoke': 'revokeShareLink',
      'button Make a badge: *': 'createBadge',
      'button New address: *': 'createBadge',
      'button Delete: *': 'deleteBadge',
    },
    free: verification,
  },
  {
    path: '/domains/$domain/settings',
    reads: ['getDomain', 'getAccount'],
    actions: {
      ...ofVerifiedDomain,
      'button Save changes': 'updateDomain',
      'field *': 'updateDomain',
      'field Exclusions': { needs: ['updateDomain', 'previewCrawlConfig'] },
      'button Switch sharing off …': 'updateDomain',
      'button Check DNS again': 'checkDomainVerification',
      'button Delete …': 'deleteDomain',
    },
    free: [...verification, ...sections],
  },
];
