import type { OperationId } from '@linkvitals/contract';
import type { Standing, Where } from './people.ts';

interface Guarded {
  /** All operations that it takes. */
  readonly needs: readonly OperationId[];
  /** What the verb demands besides. */
  readonly only?: (standing: Standing) => boolean;
}

type Action = OperationId | Guarded;

export const guardedBy = (action: Action): Guarded => (typeof action === 'string' ? { needs: [action] } : action);

export interface PageOfMatrix {
  /** `$name` is an id of the stage. */
  readonly path: string;
  /** What the page shows. Whoever may not call all of these is offered nothing there. */
  readonly reads: readonly OperationId[];
  /** On which domain its actions are. Default: the one that some members know. */
  readonly where?: Where;
  /** By what is offered, as `offeredOn` gives it; `*` stands for anything. */
  readonly actions: Readonly<Record<string, Action>>;
  /** Offered for something that needs no operation: choosing what is shown, copying. */
  readonly free?: readonly string[];
  /** A summary that is opened first. */
  readonly opens?: string;
}

const manages = ({ role }: Standing): boolean => role === 'owner' || role === 'admin';
const nobody = (): boolean => false;

/** What is around every page. */
export const ofShell = [
  'button Skip to the content',
  'button *@example.*',
  'button Search*',
  'menuitem Keyboard shortcuts',
  'menuitem Sign out',
  'menuitemradio *',
  'button Dismiss',
];

const ofDomain = {
  'menuitem Export report as *': { needs: ['createReport', 'getReport', 'getReportFile'] },
  'menuitem Delete …': 'deleteDomain',
} as const;
const ofVerifiedDomain = { ...ofDomain, 'button Start crawl': 'startCrawl' } as const;
const verification = ['button Verified', 'button Pending', 'button More actions', 'button Copy: *'];

const ofIssue = {
  'button Check again now: *': { needs: ['recheckIssue', 'getIssueRecheck'] },
  'button Acknowledged': 'updateIssue',
  'field Assigned to*': 'updateIssue',
  'button Comment': 'createIssueComment',
  'field Write a comment': 'createIssueComment',
} as const;
const issueList = ['field Order', 'field Search by URL', 'field Severity', 'button Show more', ...verification];
const readsOfIssues = [
  'getDomain',
  'listIssues',
  'listIssuePages',
  'listIssueChanges',
  'listIssueComments',
  'countIssues',
] as const;

const domainPages: readonly PageOfMatrix[] = [
  {
    path: '/domains/$domain',
    reads: ['getDomain', 'listCrawls', 'listIssues'],
    actions: {
      ...ofVerifiedDomain,
      'button Check again now: *': { needs: ['recheckIssue', 'getIssueRecheck'] },
      'button Ignore: *': 'ignoreIssue',
    },
    free: verification,
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
    },
    free: verification,
  },
  {
    path: '/domains/$domain/issues',
    reads: readsOfIssues,
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
    reads: ['listCrawlLinks', 'listLinkPages'],
    actions: ofVerifiedDomain,
    free: [...verification, 'field *'],
    opens: 'Details',
  },
  {
    path: '/domains/$domain/results/pages',
    reads: ['listCrawlPages'],
    actions: ofVerifiedDomain,
    free: [...verification, 'field *'],
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
      'button Add rule': 'createIssueRule',
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
    reads: ['listCrawls', 'compareCrawls'],
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
      'button Delete': 'deleteReport',
    },
    free: verification,
  },
  {
    path: '/domains/$domain/sharing',
    reads: ['listShareLinks', 'listBadges'],
    actions: {
      ...ofVerifiedDomain,
      'button Switch sharing off': 'updateDomain',
      'button Create a share link': 'createShareLink',
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
    free: verification,
  },
];

/** The tabs of the settings, for pages that some people may not open. */
export const tabs = {
  'link Members': 'listMembers',
  'link Notifications': 'getNotificationSettings',
  'link Webhooks': 'listWebhooks',
  'link API keys': 'listApiKeys',
  'link Audit log': 'listAuditLog',
  'link Branding': 'getBranding',
} as const;

const ofWebhook = {
  ...tabs,
  'button Send test event': 'testWebhook',
  'menuitem Disable': 'updateWebhook',
  'menuitem Delete …': 'deleteWebhook',
} as const;
const webhookMenu = ['button More actions for this endpoint', 'button Copy: *'];

const settingsPages: readonly PageOfMatrix[] = [
  {
    path: '/settings/account',
    reads: [],
    actions: {
      ...tabs,
      'button Save': 'updateMe',
      'button Change password': 'changePassword',
      'button Send the link': 'requestEmailChange',
      'button Rename': 'updateAccount',
      'field Name of the account': 'updateAccount',
      'heading Plan and usage': 'getAccountUsage',
      // The last owner stays.
      'button Leave this account': { needs: ['removeMember'], only: ({ role }) => role !== 'owner' },
      'button Delete this account': 'deleteAccount',
    },
    free: ['field *'],
  },
  {
    path: '/settings/security',
    reads: ['listSessions', 'listPasskeys', 'listIdentities'],
    actions: { ...tabs, 'button Add a passkey': 'createPasskey', 'button Set up one-time codes': 'startTotp' },
  },
  {
    path: '/settings/members',
    reads: ['listMembers', 'listInvitations', 'getMember'],
    actions: {
      ...tabs,
      'button Invite somebody': 'createInvitation',
      'button Change Grace Hopper': 'updateMember',
      'button Remove Grace Hopper': { needs: ['removeMember'], only: manages },
      // Admins do not change owners, and nobody changes themselves here.
      'button Change Ada Lovelace': { needs: ['updateMember'], only: nobody },
      'button Remove Ada Lovelace': { needs: ['removeMember'], only: nobody },
      'button Revoke the invitation of *': 'revokeInvitation',
      'button Send again to *': 'resendInvitation',
    },
  },
  {
    path: '/settings/notifications',
    reads: ['getNotificationSettings', 'listDomains'],
    actions: {
      ...tabs,
      'button Save': 'updateNotificationSettings',
      'button Set up: *': 'updateNotificationSettings',
      'button Change: *': 'updateNotificationSettings',
      'button Remove: *': 'updateNotificationSettings',
      'button Test: Slack': { needs: ['testNotifications', 'getNotification'] },
      'field Mails about *': 'updateDomain',
      'field Recipients': 'updateNotificationSettings',
    },
    free: ['field *'],
  },
  {
    path: '/settings/api/webhooks',
    reads: ['listWebhooks', 'listDeliveries'],
    actions: { ...tabs, 'button Add endpoint': 'createWebhook' },
  },
  {
    path: '/settings/api/webhooks/$webhook',
    reads: ['getWebhook', 'listEventTypes'],
    actions: {
      ...ofWebhook,
      'button Save': 'updateWebhook',
      'field *': 'updateWebhook',
      'button Rotate …': 'rotateWebhookSecret',
      'button End it now': 'endWebhookSecretGrace',
    },
    free: webhookMenu,
  },
  {
    path: '/settings/api/webhooks/$webhook/deliveries',
    reads: ['listDeliveries'],
    actions: ofWebhook,
    free: [...webhookMenu, 'field State'],
  },
  {
    path: '/settings/api/webhooks/$webhook/deliveries/$delivery',
    reads: ['getDelivery'],
    actions: ofWebhook,
    free: webhookMenu,
  },
  {
    path: '/settings/api/keys',
    reads: ['listApiKeys'],
    actions: {
      ...tabs,
      'button Create key': 'createApiKey',
      'menuitem Rotate …': 'rotateApiKey',
      'menuitem Revoke …': 'revokeApiKey',
    },
    free: ['button Actions for *'],
  },
  {
    path: '/settings/branding',
    reads: ['getBranding'],
    actions: { ...tabs, 'button Save': 'updateBranding', 'field *': 'updateBranding' },
  },
  { path: '/settings/audit', reads: ['listAuditLog'], actions: tabs, free: ['field What was done'] },
];

/** Every page of somebody who is signed in, with all that people can do there. */
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
      ...['button More actions for *', 'button Add domain', 'button Show all domains', 'field *'],
    ],
  },
  { path: '/trends', reads: ['getTrends'], actions: {}, free: ['field *'] },
  ...domainPages,
  ...settingsPages,
];
