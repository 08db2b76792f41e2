export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  /** Account that requests of the session are about; null when the person belongs to none. */
  readonly account_id: string | null;
  /** SHA-256 of the token, hex */
  readonly token_hash: string;
  readonly device: string;
  readonly address: string | null;
  readonly created_at: number;
  /** Time of the person's last proof of identity */
  readonly authenticated_at: number;
  readonly last_used_at: number;
  readonly expires_at: number;
}
