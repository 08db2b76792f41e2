export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  /** The account that requests are about; null when the person belongs to none. */
  readonly account_id: string | null;
  /** SHA-256 of the token, hex. */
  readonly token_hash: string;
  readonly device: string;
  readonly address: string | null;
  readonly created_at: number;
  /** When the person last proved who they are. */
  readonly authenticated_at: number;
  readonly last_used_at: number;
  readonly expires_at: number;
}
