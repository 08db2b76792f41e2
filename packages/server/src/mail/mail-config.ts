/** The operator's mail server. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps:`), not by STARTTLS. */
  readonly implicitTls: boolean;
  readonly user: string;
  readonly password: string;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** What mails are sent with. */
export interface MailConfig {
  readonly server: MailServer;
  readonly startTls: 'auto' | 'required' | 'off';
  readonly from: MailAddress;
}
