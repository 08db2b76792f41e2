/** A person who can sign in. */
export interface UserRow {
  readonly id: string;
  /** Mail address in lower case */
  readonly email: string;
  readonly name: string;
  /** IANA name; null: the person has chosen none. */
  readonly time_zone: string | null;
  /** BCP 47 tag; null: the person has chosen none. */
  readonly locale: string | null;
  /** PHC string; null for people with other means of sign-in only */
  readonly password_hash: string | null;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}
