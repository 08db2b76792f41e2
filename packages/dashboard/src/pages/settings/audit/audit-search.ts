import type { Texts } from '../../../texts/en/index.ts';

/** All actions, grouped by the kind of object. */
export const auditActions = [
  'account.created',
  'account.updated',
  'account.plan_changed',
  'account.suspended',
  'account.resumed',
  'api_key.created',
  'api_key.updated',
  'api_key.rotated',
  'api_key.revoked',
  'badge.created',
  'badge.deleted',
  'branding.updated',
  'domain.created',
  'domain.updated',
  'domain.deleted',
  'fixes.mailed',
  'invitation.created',
  'invitation.resent',
  'invitation.revoked',
  'invitation.accepted',
  'issue.updated',
  'issue.ignored',
  'issue.reopened',
  'issues.changed',
  'issue_rule.created',
  'issue_rule.updated',
  'issue_rule.deleted',
  'member.updated',
  'member.removed',
  'member.left',
  'member.factors_removed',
  'notification_settings.updated',
  'report.created',
  'report.deleted',
  'share_link.created',
  'share_link.updated',
  'share_link.revoked',
  'webhook.created',
  'webhook.updated',
  'webhook.deleted',
  'webhook.secret_rotated',
  'webhook.secret_grace_ended',
] as const satisfies readonly (keyof Texts['audit']['actions'])[];

/** The filters of the entries, as kept in the address. */
export interface AuditSearch {
  readonly action?: (typeof auditActions)[number] | undefined;
  /** Id of a person or key. */
  readonly actor?: string | undefined;
  /** Id of the thing that was changed. */
  readonly subject?: string | undefined;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const idIn = (value: unknown): string | undefined => (typeof value === 'string' && ID.test(value) ? value : undefined);

/** Reads the query of the address and omits invalid values. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => ({
  action: auditActions.find((one) => one === search.action),
  actor: idIn(search.actor),
  subject: idIn(search.subject),
});
