/** The one-time codes of a person. */
export interface TotpRow {
  readonly user_id: string;
  /** Secret in base32, sealed */
  readonly secret_ciphertext: string;
  readonly secret_key_id: string;
  readonly created_at: number;
  /** Time at which a first code was given; null: codes are not needed at sign-in yet. */
  readonly confirmed_at: number | null;
  /** Time step of the last accepted code: no code of this step or an earlier one is accepted again. */
  readonly last_step: number | null;
}
