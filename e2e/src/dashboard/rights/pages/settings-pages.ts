import { manages, type PageOfMatrix } from './page-of-matrix.ts';

const nobody = (): boolean => false;

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

/** The pages of the settings. */
export const settingsPages: readonly PageOfMatrix[] = [
  {
    path: '/settings/account',
    reads: [],
    actions: {
      ...tabs,
      'button Save': 'updateMe',
      'button Change password': 'changePassword',
      'button Show: *': 'changePassword',
      'button Send a link to the new address': 'requestEmailChange',
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
    reads: ['getNotificationSettings', 'listDomains', 'listNotifications'],
    actions: {
      ...tabs,
      'button Save': 'updateNotificationSettings',
      'button Set up: *': 'updateNotificationSettings',
      'button Change: *': 'updateNotificationSettings',
      'button Remove: *': 'updateNotificationSettings',
      'button Test: Slack': { needs: ['testNotifications', 'getNotification'] },
      'field Mails about *': 'updateDomain',
      'field Failures of *': 'updateDomain',
      'field Crawls of *': 'updateDomain',
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
    free: ['button Actions for *', 'button Copy: *'],
  },
  {
    path: '/settings/branding',
    reads: ['getBranding'],
    actions: { ...tabs, 'button Save': 'updateBranding', 'field *': 'updateBranding' },
  },
  {
    path: '/settings/audit',
    reads: ['listAuditLog', 'listDomains', 'getCrawl'],
    actions: tabs,
    free: ['field What was done'],
  },
];
