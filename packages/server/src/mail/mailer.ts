/** A mail as it is handed over: one recipient, texts of one line but for the bodies. */
export interface OutgoingMail {
  /** The same at every attempt. */
  readonly id: string;
  /** ASCII, `local@domain`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[] | undefined;
  /** Where a POST ends such mails (RFC 8058); of https it is what mail programs show as a button. */
  readonly unsubscribe?: string | undefined;
}

/** A file of ours. */
export interface Attachment {
  /** As the reader's mail program stores it. */
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface MailOutcome {
  /** For the owner of the account; null: the server has taken the mail. */
  readonly error: string | null;
  /** Reply code of the server that decided it, when there was one. */
  readonly status: number | null;
}

/** The operator's mail server. */
export interface Mailer {
  /** Never rejects. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<MailOutcome>;
}
