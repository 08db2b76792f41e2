export type PersonMailKind = 'invitation' | 'sign_up' | 'reset_password' | 'change_email' | 'security_notice' | 'fixes';

/** Texts that the recipient reads. Links in them are secrets. */
export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A row of a mail. Times are epoch ms; `next_attempt_at` and the lease are in the database's time. */
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
  /** Time after which the mail is useless */
  readonly expires_at: number;
  readonly finished_at: number | null;
  readonly created_at: number;
}

/** Columns of an ended mail, whose content is not needed any more */
export const withoutContent = { content_ciphertext: null, content_key_id: null } as const;
