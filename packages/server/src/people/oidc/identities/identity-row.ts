/** An identity at a provider that is linked to a person here */
export interface IdentityRow {
  readonly id: string;
  readonly user_id: string;
  /** Id that the provider had in the configuration when the identity was linked */
  readonly provider_id: string;
  /** Issuer, which identifies the person together with `subject`; every byte counts. */
  readonly issuer: string;
  readonly subject: string;
  /** The address that the provider gave last, verified or not; null: none. */
  readonly email: string | null;
  readonly created_at: number;
  readonly last_used_at: number;
}
