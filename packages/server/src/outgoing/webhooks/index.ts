export { assertLog } from './assert-log.ts';
export { type CreateWebhookInput, createWebhook } from './create-webhook.ts';
export { deleteWebhook } from './delete-webhook.ts';
export { describeWebhook } from './describe-webhook.ts';
export { endpointIdsByDomain, setDomainEndpoints } from './domain-endpoints.ts';
export { doubtDays, isFailing, type Judged, judgeHealth, recordHealth } from './endpoint-health.ts';
export type { EndpointRow } from './endpoint-row.ts';
export { checkEndpointUrl } from './endpoint-url.ts';
export { getWebhook } from './get-webhook.ts';
export { listWebhooks } from './list-webhooks.ts';
export { endpointsOverPlan, isOverPlan } from './over-plan.ts';
export { presentWebhook } from './present-webhook.ts';
export {
  type Receiver,
  type ReceiverColumns,
  receiverColumns,
  sameReceivers,
  toReceiver,
} from './receiver-store.ts';
export {
  deleteDomainChoices,
  deleteDomainChoicesOfAccount,
  deleteEndpointRow,
  listDeletedEndpoints,
  markEndpointsOfAccountDeleted,
} from './removal-store.ts';
export { endSecretGrace } from './secrets/end-secret-grace.ts';
export { forgetOldSecrets } from './secrets/forget-old-secrets.ts';
export { rotateSecret } from './secrets/rotate-secret.ts';
export { secretHint } from './secrets/secret-hint.ts';
export { signingSecrets } from './secrets/signing-secrets.ts';
export { findEndpoint, type LockedEndpoint, listFailing, lockEndpoints } from './store.ts';
export { isSubscribed, subscribedEndpoints } from './subscribed-endpoints.ts';
export { updateWebhook } from './update-webhook.ts';
export { viewerOf } from './viewer.ts';
