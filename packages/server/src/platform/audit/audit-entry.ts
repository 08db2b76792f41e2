/** Actions that the audit log records. The first word is the kind of object. */
export type AuditAction =
  | 'account.created'
  | 'account.updated'
  | 'account.plan_changed'
  | 'account.suspended'
  | 'account.resumed'
  | 'api_key.created'
  | 'api_key.updated'
  | 'api_key.rotated'
  | 'api_key.revoked'
  | 'domain.created'
  | 'domain.updated'
  | 'domain.deleted'
  | 'invitation.created'
  | 'invitation.resent'
  | 'invitation.revoked'
  | 'invitation.accepted'
  | 'member.updated'
  | 'member.removed'
  | 'member.left'
  | 'member.factors_removed'
  | 'notification_settings.updated'
  | 'report.created'
  | 'report.deleted'
  | 'issue.updated'
  | 'issue.ignored'
  | 'issue.reopened'
  | 'issues.changed'
  | 'fixes.mailed'
  | 'issue_rule.created'
  | 'issue_rule.updated'
  | 'issue_rule.deleted'
  | 'share_link.created'
  | 'share_link.updated'
  | 'share_link.revoked'
  | 'badge.created'
  | 'badge.deleted'
  | 'branding.updated'
  | 'webhook.created'
  | 'webhook.updated'
  | 'webhook.deleted'
  | 'webhook.secret_rotated'
  | 'webhook.secret_grace_ended';

/** Members of an object with JSON values */
export type AuditValues = Readonly<Record<string, unknown>>;

/** A domain that an entry names. With `whole` the entry is about the domain alone and is deleted with it. */
export interface AuditDomain {
  readonly domainId: string;
  readonly whole: boolean;
}

export interface AuditEntry {
  readonly id: string;
  readonly account_id: string;
  readonly actor_kind: string;
  readonly actor_id: string;
  readonly actor_name: string;
  readonly address: string | null;
  readonly action: string;
  readonly subject_id: string | null;
  readonly subject_name: string | null;
  readonly before_change: AuditValues | null;
  readonly after_change: AuditValues | null;
  readonly created_at: number;
}
