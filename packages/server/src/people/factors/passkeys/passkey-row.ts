export interface PasskeyRow {
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** The id that the authenticator made, base64url */
  readonly credential_id: string;
  /** SHA-256 of `credential_id`, hex */
  readonly credential_hash: string;
  /** COSE key, base64url. */
  readonly public_key: string;
  /** Number of signatures that the authenticator counted; 0 when it does not count. */
  readonly counter: number;
  /** Ways in which browsers reach the authenticator */
  readonly transports: readonly string[];
  /** A password manager keeps the passkey on several devices. */
  readonly synced: boolean;
  readonly created_at: number;
  readonly last_used_at: number | null;
}
