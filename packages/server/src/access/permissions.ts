import type { OperationId } from '@linkvitals/contract';
import type { Right } from '../members/index.ts';

/**
 * What a caller needs to be for an operation.
 * - `nobody`: anybody, without credentials.
 * - `operator`: whoever runs the server, with its operator key.
 * - `person`: somebody who is signed in; the operation is about them and not about an account.
 * - a right: in a person, that right on the domain that the operation is about; in a key, the operation's scope.
 * - `member`: anybody who belongs to the account, on every plan.
 * - `admin`: an owner or admin of the account; in a key, the operation's scope.
 * - `owner`: an owner of the account, who signed in.
 */
export type Permission = 'nobody' | 'operator' | 'person' | 'member' | Right | 'admin' | 'owner';

/** Who may do what: every operation of the contract. The scope of keys is `x-scope` in openapi.yaml. */
export const permissions: Readonly<Record<OperationId, Permission>> = {
  getHealth: 'nobody',
  getReadiness: 'nobody',

  setUp: 'nobody',
  getSignInMethods: 'nobody',
  signIn: 'nobody',
  requestPasswordReset: 'nobody',
  redeemPasswordReset: 'nobody',
  redeemEmailChange: 'nobody',
  requestSignUp: 'nobody',
  redeemSignUp: 'nobody',
  getSession: 'person',
  switchAccount: 'person',
  signOut: 'person',
  reauthenticate: 'person',
  listSessions: 'person',
  endSession: 'person',
  endOtherSessions: 'person',
  getMe: 'person',
  updateMe: 'person',
  changePassword: 'person',
  startPasskeySignIn: 'nobody',
  signInWithPasskey: 'nobody',
  startReauthentication: 'person',
  startProviderReauthentication: 'person',
  listPasskeys: 'person',
  startPasskey: 'person',
  createPasskey: 'person',
  updatePasskey: 'person',
  deletePasskey: 'person',
  startTotp: 'person',
  confirmTotp: 'person',
  deleteTotp: 'person',
  renewRecoveryCodes: 'person',

  getAccount: 'view',
  updateAccount: 'admin',
  getAccountUsage: 'admin',
  requestEmailChange: 'person',
  deleteAccount: 'owner',
  startProviderSignIn: 'nobody',
  finishProviderSignIn: 'nobody',
  listIdentities: 'person',
  linkIdentity: 'person',
  unlinkIdentity: 'person',

  listAccounts: 'operator',
  createAccount: 'operator',
  getAnyAccount: 'operator',
  updateAnyAccount: 'operator',

  listApiKeys: 'admin',
  createApiKey: 'admin',
  getApiKey: 'admin',
  updateApiKey: 'admin',
  revokeApiKey: 'admin',
  rotateApiKey: 'admin',
  listAuditLog: 'admin',

  listDomains: 'view',
  getDomain: 'view',
  getDomainTrends: 'view',
  getTrends: 'view',
  createDomain: 'edit',
  updateDomain: 'edit',
  checkDomainVerification: 'edit',
  deleteDomain: 'delete',

  listAllCrawls: 'view',
  listCrawls: 'view',
  getCrawl: 'view',
  followCrawl: 'view',
  listCrawlPages: 'view',
  listCrawlLinks: 'view',
  listCrawlFindings: 'view',
  listLinkPages: 'view',
  startCrawl: 'crawl',
  cancelCrawl: 'crawl',

  listReports: 'view',
  createReport: 'view',
  getReport: 'view',
  getReportFile: 'view',
  deleteReport: 'edit',
  listShareLinks: 'view',
  createShareLink: 'edit',
  revokeShareLink: 'edit',
  listBadges: 'view',
  createBadge: 'edit',
  deleteBadge: 'edit',
  getBranding: 'admin',
  updateBranding: 'admin',

  listAllIssues: 'view',
  listIssues: 'view',
  getIssue: 'view',
  listIssuePages: 'view',
  listIssueChanges: 'view',
  updateIssue: 'edit',
  ignoreIssue: 'edit',
  reopenIssue: 'edit',
  getIssueRecheck: 'view',
  recheckIssue: 'crawl',
  listIssueComments: 'view',
  createIssueComment: 'edit',
  // Whose comments they may change, the verbs decide.
  updateIssueComment: 'edit',
  deleteIssueComment: 'edit',
  listIssueRules: 'view',
  createIssueRule: 'edit',
  deleteIssueRule: 'edit',

  listMembers: 'admin',
  updateMember: 'admin',
  // Everybody may see what they may do themselves, and leave; the verbs decide about others.
  getMember: 'member',
  removeMember: 'member',
  listInvitations: 'admin',
  createInvitation: 'admin',
  resendInvitation: 'admin',
  revokeInvitation: 'admin',
  inspectInvitation: 'nobody',
  acceptInvitation: 'nobody',

  // Endpoints and recipients belong to the whole account: their addresses are often secrets.
  listEventTypes: 'view',
  listWebhooks: 'admin',
  createWebhook: 'admin',
  getWebhook: 'admin',
  updateWebhook: 'admin',
  deleteWebhook: 'admin',
  testWebhook: 'admin',
  rotateWebhookSecret: 'admin',
  endWebhookSecretGrace: 'admin',
  listDeliveries: 'admin',
  getDelivery: 'admin',
  getNotificationSettings: 'admin',
  updateNotificationSettings: 'admin',
  listNotifications: 'admin',
  getNotification: 'admin',
  testNotifications: 'admin',
};
