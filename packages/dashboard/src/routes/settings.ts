import { createRoute, redirect } from '@tanstack/react-router';
import { webhookQuery } from '../api/webhook-queries.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { pagePaths } from '../page-paths.ts';
import { readAuditSearch } from '../pages/settings/audit/audit-search.ts';
import { readProviderReturn } from '../pages/settings/security/provider-return.ts';
import { readDeliveriesSearch } from '../pages/settings-api/deliveries/deliveries-search.ts';
import { below } from './below.ts';
import { signedIn } from './root.tsx';

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: pagePaths.settings,
  component: lazyPage(() => import('../pages/settings/settings-layout.tsx'), 'SettingsLayout'),
});

const settingsStart = createRoute({
  getParentRoute: () => settings,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: pagePaths.accountSettings, replace: true });
  },
});

const accountSettings = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.accountSettings),
  component: lazyPage(() => import('../pages/settings/account/account-page.tsx'), 'AccountPage'),
});

const webhooks = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.webhooks),
  component: lazyPage(() => import('../pages/settings-api/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
});

const webhook = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.webhook),
  loader: ({ context, params }) => context.queryClient.ensureQueryData(webhookQuery(params.webhookId)),
  component: lazyPage(() => import('../pages/settings-api/webhooks/webhook-layout.tsx'), 'WebhookLayout'),
});

const webhookSettings = createRoute({
  getParentRoute: () => webhook,
  path: '/',
  component: lazyPage(() => import('../pages/settings-api/webhooks/webhook-page.tsx'), 'WebhookPage'),
});

const deliveries = createRoute({
  getParentRoute: () => webhook,
  path: below(pagePaths.webhook, pagePaths.deliveries),
  validateSearch: readDeliveriesSearch,
  component: lazyPage(() => import('../pages/settings-api/deliveries/deliveries-page.tsx'), 'DeliveriesPage'),
});

const delivery = createRoute({
  getParentRoute: () => webhook,
  path: below(pagePaths.webhook, pagePaths.delivery),
  component: lazyPage(() => import('../pages/settings-api/deliveries/delivery-page.tsx'), 'DeliveryPage'),
});

const apiKeys = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.apiKeys),
  component: lazyPage(() => import('../pages/settings-api/api-keys/api-keys-page.tsx'), 'ApiKeysPage'),
});

const notificationSettings = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.notificationSettings),
  component: lazyPage(() => import('../pages/settings-api/notifications/notifications-page.tsx'), 'NotificationsPage'),
});

const branding = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.branding),
  component: lazyPage(() => import('../pages/settings/branding/branding-page.tsx'), 'BrandingPage'),
});

const security = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.security),
  validateSearch: readProviderReturn,
  component: lazyPage(() => import('../pages/settings/security/security-page.tsx'), 'SecurityPage'),
});

const members = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.members),
  component: lazyPage(() => import('../pages/settings/members/members-page.tsx'), 'MembersPage'),
});

const auditLog = createRoute({
  getParentRoute: () => settings,
  path: below(pagePaths.settings, pagePaths.auditLog),
  validateSearch: readAuditSearch,
  component: lazyPage(() => import('../pages/settings/audit/audit-page.tsx'), 'AuditPage'),
});

/** The pages of a person and of the account. */
export const settingsRoutes = settings.addChildren([
  settingsStart,
  accountSettings,
  security,
  members,
  auditLog,
  webhooks,
  webhook.addChildren([webhookSettings, deliveries, delivery]),
  apiKeys,
  notificationSettings,
  branding,
]);
