export type PersonMailKind = 'invitation' | 'sign_up' | 'reset_password' | 'change_email' | 'security_notice';

/** What a recipient reads. Links in it are secrets. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A mail as it is stored. Times are epoch ms; `next_attempt_at` and the lease in the database's time. */
export interface MailRow {
  readonly id: string;
  readonly recipient: string;
  readonly kind: PersonMailKind;
  /** `MailContent`, sealed; both null once the mail was sent or given up. */
  readonly content_ciphertext: string | null;
  readonly content_key_id: string | null;
  readonly state: 'pending' | 'sent' | 'failed';
  readonly attempts: number;
  readonly next_attempt_at: number | null;
  readonly last_error: string | null;
  /** Later than this it is of no use. */
  readonly expires_at: number;
  readonly finished_at: number | null;
  readonly created_at: number;
}

/** Its links are needed no more. */
export const withoutContent = { content_ciphertext: null, content_key_id: null } as const;
