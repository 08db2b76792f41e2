/** Somebody at an identity provider, linked to a person here. */
export interface IdentityRow {
  readonly id: string;
  readonly user_id: string;
  /** Id of the provider in the configuration when it was linked. */
  readonly provider_id: string;
  /** With `subject`, who it is; compared by every byte. */
  readonly issuer: string;
  readonly subject: string;
  /** The address that the provider gave last, whether verified or not. */
  readonly email: string | null;
  readonly created_at: number;
  readonly last_used_at: number;
}
