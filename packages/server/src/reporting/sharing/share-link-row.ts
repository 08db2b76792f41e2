import type { Language } from '@linkvitals/contract';

/** A row of a share link. Times are epoch ms. */
export interface ShareLinkRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  /** SHA-256 of the token, hex */
  readonly token_hash: string;
  readonly name: string | null;
  /** Null: the link shows the newest completed crawl. */
  readonly crawl_id: string | null;
  /** Language of the shared page */
  readonly language: Language;
  /** IANA name of the time zone for times on the shared page */
  readonly time_zone: string;
  readonly password_hash: string | null;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly created_at: number;
  /** Incremented by changes that people make, not by reads */
  readonly version: number;
}
