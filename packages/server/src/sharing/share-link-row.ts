import type { Language } from '@linkvitals/contract';

/** A share link as it is stored. Times are epoch ms. */
export interface ShareLinkRow {
  readonly id: string;
  readonly account_id: string;
  readonly domain_id: string;
  /** SHA-256, hex. */
  readonly token_hash: string;
  readonly name: string | null;
  /** Null: it shows the newest completed crawl. */
  readonly crawl_id: string | null;
  /** Of its page. */
  readonly language: Language;
  /** IANA name, of the times on its page. */
  readonly time_zone: string;
  readonly password_hash: string | null;
  readonly expires_at: number | null;
  readonly last_used_at: number | null;
  readonly created_at: number;
  /** Counted up by changes of people, not by reads. */
  readonly version: number;
}
