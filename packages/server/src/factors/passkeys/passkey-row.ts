export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** base64url, as the authenticator made it. */
  readonly credential_id: string;
  /** SHA-256 of it, hex. */
  readonly credential_hash: string;
  /** COSE key, base64url. */
  readonly public_key: string;
  /** Signatures that the authenticator counted; 0 where it does not count. */
  readonly counter: number;
  /** How browsers reach the authenticator. */
  readonly transports: readonly string[];
  /** A password manager keeps it on several devices. */
  readonly synced: boolean;
  readonly created_at: number;
  readonly last_used_at: number | null;
}
