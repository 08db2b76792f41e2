import type { OperationId } from '@linkvitals/contract/types';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * Where each operation lives. The contract itself is too large to ship in a client; a test holds this table against
 * it, and an operation that is missing here does not compile.
 */
export const routes = {
  listDomains: 'GET /api/v1/domains',
  createDomain: 'POST /api/v1/domains',
  getDomain: 'GET /api/v1/domains/{domain_id}',
  updateDomain: 'PATCH /api/v1/domains/{domain_id}',
  deleteDomain: 'DELETE /api/v1/domains/{domain_id}',
  checkDomainVerification: 'POST /api/v1/domains/{domain_id}/verification/check',
  listCrawls: 'GET /api/v1/domains/{domain_id}/crawls',
  startCrawl: 'POST /api/v1/domains/{domain_id}/crawls',
  getCrawl: 'GET /api/v1/crawls/{crawl_id}',
  cancelCrawl: 'POST /api/v1/crawls/{crawl_id}/cancel',
  listCrawlPages: 'GET /api/v1/crawls/{crawl_id}/pages',
  listCrawlFindings: 'GET /api/v1/crawls/{crawl_id}/findings',
  listCrawlLinks: 'GET /api/v1/crawls/{crawl_id}/links',
  listLinkPages: 'GET /api/v1/crawls/{crawl_id}/links/{target_id}/pages',
  listEventTypes: 'GET /api/v1/event-types',
  listWebhooks: 'GET /api/v1/webhooks',
  createWebhook: 'POST /api/v1/webhooks',
  getWebhook: 'GET /api/v1/webhooks/{webhook_id}',
  updateWebhook: 'PATCH /api/v1/webhooks/{webhook_id}',
  deleteWebhook: 'DELETE /api/v1/webhooks/{webhook_id}',
  testWebhook: 'POST /api/v1/webhooks/{webhook_id}/test',
  rotateWebhookSecret: 'POST /api/v1/webhooks/{webhook_id}/secret/rotate',
  endWebhookSecretGrace: 'DELETE /api/v1/webhooks/{webhook_id}/secret/previous',
  listDeliveries: 'GET /api/v1/webhooks/{webhook_id}/deliveries',
  getDelivery: 'GET /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}',
  getHealth: 'GET /healthz',
  getReadiness: 'GET /readyz',
} as const satisfies Record<OperationId, `${Method} /${string}`>;
