// Made from openapi.yaml by `pnpm generate`. Do not edit.
import type { OperationId } from '@linkvitals/contract';
import type { AnyRoute } from '../../route.ts';
import { acceptInvitation } from '../acceptInvitation.ts';
import { actOnIssues } from '../actOnIssues.ts';
import { cancelCrawl } from '../cancelCrawl.ts';
import { changePassword } from '../changePassword.ts';
import { checkDomainVerification } from '../checkDomainVerification.ts';
import { compareCrawls } from '../compareCrawls.ts';
import { confirmTotp } from '../confirmTotp.ts';
import { countCrawlFindings } from '../countCrawlFindings.ts';
import { countCrawlLinks } from '../countCrawlLinks.ts';
import { countFixPoints } from '../countFixPoints.ts';
import { countIssues } from '../countIssues.ts';
import { createAccount } from '../createAccount.ts';
import { createApiKey } from '../createApiKey.ts';
import { createBadge } from '../createBadge.ts';
import { createDomain } from '../createDomain.ts';
import { createInvitation } from '../createInvitation.ts';
import { createIssueComment } from '../createIssueComment.ts';
import { createIssueRule } from '../createIssueRule.ts';
import { createOwnAccount } from '../createOwnAccount.ts';
import { createPasskey } from '../createPasskey.ts';
import { createReport } from '../createReport.ts';
import { createShareLink } from '../createShareLink.ts';
import { createWebhook } from '../createWebhook.ts';
import { deleteAccount } from '../deleteAccount.ts';
import { deleteBadge } from '../deleteBadge.ts';
import { deleteDomain } from '../deleteDomain.ts';
import { deleteIssueComment } from '../deleteIssueComment.ts';
import { deleteIssueRule } from '../deleteIssueRule.ts';
import { deletePasskey } from '../deletePasskey.ts';
import { deleteReport } from '../deleteReport.ts';
import { deleteTotp } from '../deleteTotp.ts';
import { deleteWebhook } from '../deleteWebhook.ts';
import { endOtherSessions } from '../endOtherSessions.ts';
import { endSession } from '../endSession.ts';
import { endWebhookSecretGrace } from '../endWebhookSecretGrace.ts';
import { exportAllIssues } from '../exportAllIssues.ts';
import { exportCrawlLinks } from '../exportCrawlLinks.ts';
import { exportCrawlOccurrences } from '../exportCrawlOccurrences.ts';
import { exportCrawlPages } from '../exportCrawlPages.ts';
import { exportIssueOccurrences } from '../exportIssueOccurrences.ts';
import { exportIssues } from '../exportIssues.ts';
import { finishProviderSignIn } from '../finishProviderSignIn.ts';
import { followCrawl } from '../followCrawl.ts';
import { getAccount } from '../getAccount.ts';
import { getAccountUsage } from '../getAccountUsage.ts';
import { getAnyAccount } from '../getAnyAccount.ts';
import { getApiKey } from '../getApiKey.ts';
import { getBranding } from '../getBranding.ts';
import { getCrawl } from '../getCrawl.ts';
import { getDelivery } from '../getDelivery.ts';
import { getDomain } from '../getDomain.ts';
import { getDomainTrends } from '../getDomainTrends.ts';
import { getFix } from '../getFix.ts';
import { getHealth } from '../getHealth.ts';
import { getIssue } from '../getIssue.ts';
import { getIssueRecheck } from '../getIssueRecheck.ts';
import { getIssueRule } from '../getIssueRule.ts';
import { getMe } from '../getMe.ts';
import { getMember } from '../getMember.ts';
import { getNotification } from '../getNotification.ts';
import { getNotificationSettings } from '../getNotificationSettings.ts';
import { getReadiness } from '../getReadiness.ts';
import { getReport } from '../getReport.ts';
import { getReportFile } from '../getReportFile.ts';
import { getSession } from '../getSession.ts';
import { getShareLink } from '../getShareLink.ts';
import { getSignInMethods } from '../getSignInMethods.ts';
import { getTrends } from '../getTrends.ts';
import { getWebhook } from '../getWebhook.ts';
import { ignoreIssue } from '../ignoreIssue.ts';
import { inspectInvitation } from '../inspectInvitation.ts';
import { linkIdentity } from '../linkIdentity.ts';
import { listAccounts } from '../listAccounts.ts';
import { listAllCrawls } from '../listAllCrawls.ts';
import { listAllFixes } from '../listAllFixes.ts';
import { listAllIssues } from '../listAllIssues.ts';
import { listApiKeys } from '../listApiKeys.ts';
import { listAuditLog } from '../listAuditLog.ts';
import { listBadges } from '../listBadges.ts';
import { listCrawlFindings } from '../listCrawlFindings.ts';
import { listCrawlLinks } from '../listCrawlLinks.ts';
import { listCrawlPages } from '../listCrawlPages.ts';
import { listCrawls } from '../listCrawls.ts';
import { listDeliveries } from '../listDeliveries.ts';
import { listDomains } from '../listDomains.ts';
import { listEventTypes } from '../listEventTypes.ts';
import { listFixes } from '../listFixes.ts';
import { listIdentities } from '../listIdentities.ts';
import { listInvitations } from '../listInvitations.ts';
import { listIssueChanges } from '../listIssueChanges.ts';
import { listIssueComments } from '../listIssueComments.ts';
import { listIssuePages } from '../listIssuePages.ts';
import { listIssueRules } from '../listIssueRules.ts';
import { listIssues } from '../listIssues.ts';
import { listLinkPages } from '../listLinkPages.ts';
import { listMembers } from '../listMembers.ts';
import { listNotifications } from '../listNotifications.ts';
import { listPasskeys } from '../listPasskeys.ts';
import { listRecentCrawls } from '../listRecentCrawls.ts';
import { listReports } from '../listReports.ts';
import { listSessions } from '../listSessions.ts';
import { listShareLinks } from '../listShareLinks.ts';
import { listWebhooks } from '../listWebhooks.ts';
import { mailFixes } from '../mailFixes.ts';
import { previewCrawlConfig } from '../previewCrawlConfig.ts';
import { previewIssueRule } from '../previewIssueRule.ts';
import { reauthenticate } from '../reauthenticate.ts';
import { recheckIssue } from '../recheckIssue.ts';
import { redeemEmailChange } from '../redeemEmailChange.ts';
import { redeemPasswordReset } from '../redeemPasswordReset.ts';
import { redeemSignUp } from '../redeemSignUp.ts';
import { removeMember } from '../removeMember.ts';
import { renewRecoveryCodes } from '../renewRecoveryCodes.ts';
import { reopenIssue } from '../reopenIssue.ts';
import { requestEmailChange } from '../requestEmailChange.ts';
import { requestPasswordReset } from '../requestPasswordReset.ts';
import { requestSignUp } from '../requestSignUp.ts';
import { resendInvitation } from '../resendInvitation.ts';
import { revokeApiKey } from '../revokeApiKey.ts';
import { revokeInvitation } from '../revokeInvitation.ts';
import { revokeShareLink } from '../revokeShareLink.ts';
import { rotateApiKey } from '../rotateApiKey.ts';
import { rotateWebhookSecret } from '../rotateWebhookSecret.ts';
import { setUp } from '../setUp.ts';
import { signIn } from '../signIn.ts';
import { signInWithPasskey } from '../signInWithPasskey.ts';
import { signOut } from '../signOut.ts';
import { startCrawl } from '../startCrawl.ts';
import { startPasskey } from '../startPasskey.ts';
import { startPasskeySignIn } from '../startPasskeySignIn.ts';
import { startProviderReauthentication } from '../startProviderReauthentication.ts';
import { startProviderSignIn } from '../startProviderSignIn.ts';
import { startReauthentication } from '../startReauthentication.ts';
import { startTotp } from '../startTotp.ts';
import { switchAccount } from '../switchAccount.ts';
import { testNotifications } from '../testNotifications.ts';
import { testWebhook } from '../testWebhook.ts';
import { unlinkIdentity } from '../unlinkIdentity.ts';
import { updateAccount } from '../updateAccount.ts';
import { updateAnyAccount } from '../updateAnyAccount.ts';
import { updateApiKey } from '../updateApiKey.ts';
import { updateBranding } from '../updateBranding.ts';
import { updateDomain } from '../updateDomain.ts';
import { updateIssue } from '../updateIssue.ts';
import { updateIssueComment } from '../updateIssueComment.ts';
import { updateIssueRule } from '../updateIssueRule.ts';
import { updateMe } from '../updateMe.ts';
import { updateMember } from '../updateMember.ts';
import { updateNotificationSettings } from '../updateNotificationSettings.ts';
import { updatePasskey } from '../updatePasskey.ts';
import { updateShareLink } from '../updateShareLink.ts';
import { updateWebhook } from '../updateWebhook.ts';

export const routes: { readonly [Id in OperationId]: AnyRoute<Id> } = {
  acceptInvitation,
  actOnIssues,
  cancelCrawl,
  changePassword,
  checkDomainVerification,
  compareCrawls,
  confirmTotp,
  countCrawlFindings,
  countCrawlLinks,
  countFixPoints,
  countIssues,
  createAccount,
  createApiKey,
  createBadge,
  createDomain,
  createInvitation,
  createIssueComment,
  createIssueRule,
  createOwnAccount,
  createPasskey,
  createReport,
  createShareLink,
  createWebhook,
  deleteAccount,
  deleteBadge,
  deleteDomain,
  deleteIssueComment,
  deleteIssueRule,
  deletePasskey,
  deleteReport,
  deleteTotp,
  deleteWebhook,
  endOtherSessions,
  endSession,
  endWebhookSecretGrace,
  exportAllIssues,
  exportCrawlLinks,
  exportCrawlOccurrences,
  exportCrawlPages,
  exportIssueOccurrences,
  exportIssues,
  finishProviderSignIn,
  followCrawl,
  getAccount,
  getAccountUsage,
  getAnyAccount,
  getApiKey,
  getBranding,
  getCrawl,
  getDelivery,
  getDomain,
  getDomainTrends,
  getFix,
  getHealth,
  getIssue,
  getIssueRecheck,
  getIssueRule,
  getMe,
  getMember,
  getNotification,
  getNotificationSettings,
  getReadiness,
  getReport,
  getReportFile,
  getSession,
  getShareLink,
  getSignInMethods,
  getTrends,
  getWebhook,
  ignoreIssue,
  inspectInvitation,
  linkIdentity,
  listAccounts,
  listAllCrawls,
  listAllFixes,
  listAllIssues,
  listApiKeys,
  listAuditLog,
  listBadges,
  listCrawlFindings,
  listCrawlLinks,
  listCrawlPages,
  listCrawls,
  listDeliveries,
  listDomains,
  listEventTypes,
  listFixes,
  listIdentities,
  listInvitations,
  listIssueChanges,
  listIssueComments,
  listIssuePages,
  listIssueRules,
  listIssues,
  listLinkPages,
  listMembers,
  listNotifications,
  listPasskeys,
  listRecentCrawls,
  listReports,
  listSessions,
  listShareLinks,
  listWebhooks,
  mailFixes,
  previewCrawlConfig,
  previewIssueRule,
  reauthenticate,
  recheckIssue,
  redeemEmailChange,
  redeemPasswordReset,
  redeemSignUp,
  removeMember,
  renewRecoveryCodes,
  reopenIssue,
  requestEmailChange,
  requestPasswordReset,
  requestSignUp,
  resendInvitation,
  revokeApiKey,
  revokeInvitation,
  revokeShareLink,
  rotateApiKey,
  rotateWebhookSecret,
  setUp,
  signIn,
  signInWithPasskey,
  signOut,
  startCrawl,
  startPasskey,
  startPasskeySignIn,
  startProviderReauthentication,
  startProviderSignIn,
  startReauthentication,
  startTotp,
  switchAccount,
  testNotifications,
  testWebhook,
  unlinkIdentity,
  updateAccount,
  updateAnyAccount,
  updateApiKey,
  updateBranding,
  updateDomain,
  updateIssue,
  updateIssueComment,
  updateIssueRule,
  updateMe,
  updateMember,
  updateNotificationSettings,
  updatePasskey,
  updateShareLink,
  updateWebhook,
};
