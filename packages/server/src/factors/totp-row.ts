/** The one-time codes of a person. */
export interface TotpRow {
  readonly user_id: string;
  /** Base32, sealed. */
  readonly secret_ciphertext: string;
  readonly secret_key_id: string;
  readonly created_at: number;
  /** When a first code was given; null: not needed at sign-in yet. */
  readonly confirmed_at: number | null;
  /** Time step of the last code that was accepted: neither it nor one before it is accepted again. */
  readonly last_step: number | null;
}
