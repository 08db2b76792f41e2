import type { Role } from '@linkvitals/contract/types';
import { pagePaths } from '../../page-paths.ts';
import type { Texts } from '../../texts/en/index.ts';

export interface SettingsEntry {
  readonly to: (typeof pagePaths)[keyof typeof pagePaths];
  readonly text: keyof Texts['settings']['pages'];
  /** The roles to which the page is offered; default: all. */
  readonly roles?: readonly Role[];
}

const managers: readonly Role[] = ['owner', 'admin'];

/** The pages of the settings, in the order of their tabs. */
export const settingsEntries: readonly SettingsEntry[] = [
  { to: pagePaths.accountSettings, text: 'account' },
  { to: pagePaths.security, text: 'security' },
  { to: pagePaths.members, text: 'members', roles: managers },
  { to: pagePaths.notificationSettings, text: 'notifications', roles: managers },
  { to: pagePaths.branding, text: 'branding', roles: managers },
  { to: pagePaths.webhooks, text: 'webhooks', roles: managers },
  { to: pagePaths.apiKeys, text: 'apiKeys', roles: managers },
  { to: pagePaths.auditLog, text: 'audit', roles: managers },
];

/** Whether a page is offered to people of a role. */
export const isOffered = ({ roles }: SettingsEntry, role: Role): boolean => roles === undefined || roles.includes(role);
