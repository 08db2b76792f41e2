/** A person who can sign in. */
export interface UserRow {
  readonly id: string;
  /** Lower-cased. */
  readonly email: string;
  readonly name: string;
  /** IANA name; null: the person has chosen none. */
  readonly time_zone: string | null;
  /** BCP 47; null: the same. */
  readonly locale: string | null;
  /** PHC string; null for people who sign in in other ways only. */
  readonly password_hash: string | null;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}
