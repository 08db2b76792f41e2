/** The operator's mail server. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`), without STARTTLS */
  readonly implicitTls: boolean;
  readonly user: string;
  readonly password: string;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** Settings for sending mails */
export interface MailConfig {
  readonly server: MailServer;
  readonly startTls: 'auto' | 'required' | 'off';
  readonly from: MailAddress;
}
