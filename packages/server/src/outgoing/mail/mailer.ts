/** A mail for one recipient. All texts but the bodies have one line. */
export interface OutgoingMail {
  /** Id of the mail, the same at every attempt */
  readonly id: string;
  /** Address of the recipient in ASCII, `local@domain` */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[] | undefined;
  /** Address to which a POST unsubscribes (RFC 8058); mail programs show a button for it when it is https. */
  readonly unsubscribe?: string | undefined;
}

/** A file that the server made */
export interface Attachment {
  /** Name under which the reader's mail program stores the file */
  readonly name: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface MailOutcome {
  /** Fault in words for the owner of the account; null: the server has taken the mail. */
  readonly error: string | null;
  /** Reply code of the server that decided the outcome; null: it sent none. */
  readonly status: number | null;
}

/** The operator's mail server */
export interface Mailer {
  /** Sends a mail. Never rejects. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<MailOutcome>;
}
