import type { Route } from '../route.ts';
import { cancelCrawl } from './cancelCrawl.ts';
import { checkDomainVerification } from './checkDomainVerification.ts';
import { createDomain } from './createDomain.ts';
import { createWebhook } from './createWebhook.ts';
import { deleteDomain } from './deleteDomain.ts';
import { deleteWebhook } from './deleteWebhook.ts';
import { endWebhookSecretGrace } from './endWebhookSecretGrace.ts';
import { getCrawl } from './getCrawl.ts';
import { getDelivery } from './getDelivery.ts';
import { getDomain } from './getDomain.ts';
import { getHealth } from './getHealth.ts';
import { getNotification } from './getNotification.ts';
import { getNotificationSettings } from './getNotificationSettings.ts';
import { getReadiness } from './getReadiness.ts';
import { getWebhook } from './getWebhook.ts';
import { listCrawlFindings } from './listCrawlFindings.ts';
import { listCrawlLinks } from './listCrawlLinks.ts';
import { listCrawlPages } from './listCrawlPages.ts';
import { listCrawls } from './listCrawls.ts';
import { listDeliveries } from './listDeliveries.ts';
import { listDomains } from './listDomains.ts';
import { listEventTypes } from './listEventTypes.ts';
import { listLinkPages } from './listLinkPages.ts';
import { listNotifications } from './listNotifications.ts';
import { listWebhooks } from './listWebhooks.ts';
import { rotateWebhookSecret } from './rotateWebhookSecret.ts';
import { startCrawl } from './startCrawl.ts';
import { testNotifications } from './testNotifications.ts';
import { testWebhook } from './testWebhook.ts';
import { updateDomain } from './updateDomain.ts';
import { updateNotificationSettings } from './updateNotificationSettings.ts';
import { updateWebhook } from './updateWebhook.ts';

/** Every handler; bindOperations holds the list against the contract. */
export const routes: readonly Route[] = [
  cancelCrawl,
  checkDomainVerification,
  createDomain,
  createWebhook,
  deleteDomain,
  deleteWebhook,
  endWebhookSecretGrace,
  getCrawl,
  getDelivery,
  getDomain,
  getHealth,
  getNotification,
  getNotificationSettings,
  getReadiness,
  getWebhook,
  listCrawlFindings,
  listCrawlLinks,
  listCrawlPages,
  listCrawls,
  listDeliveries,
  listDomains,
  listEventTypes,
  listLinkPages,
  listNotifications,
  listWebhooks,
  rotateWebhookSecret,
  startCrawl,
  testNotifications,
  testWebhook,
  updateDomain,
  updateNotificationSettings,
  updateWebhook,
];
