/** A column that holds sealed text, and the column that tells under which key. */
interface SealedColumn {
  readonly table: string;
  readonly primaryKey: readonly string[];
  readonly ciphertext: string;
  readonly keyId: string;
}

/** A column of JSON that holds sealed texts somewhere in it, each as `{ ciphertext, keyId }`. */
interface SealedJson {
  readonly table: string;
  readonly primaryKey: readonly string[];
  readonly json: string;
}

export type SealedPlace = SealedColumn | SealedJson;

/**
 * Every place of the database that holds something sealed. A test seals through every feature that does, and fails when
 * one of its places is missing here.
 */
export const sealedPlaces: readonly SealedPlace[] = [
  {
    table: 'webhook_endpoints',
    primaryKey: ['id'],
    ciphertext: 'secret_ciphertext',
    keyId: 'secret_key_id',
  },
  {
    table: 'webhook_endpoints',
    primaryKey: ['id'],
    ciphertext: 'previous_secret_ciphertext',
    keyId: 'previous_secret_key_id',
  },
  {
    table: 'notification_settings',
    primaryKey: ['account_id'],
    ciphertext: 'slack_url_ciphertext',
    keyId: 'slack_url_key_id',
  },
  { table: 'domains', primaryKey: ['id'], json: 'settings' },
  { table: 'crawls', primaryKey: ['id'], json: 'config' },
  { table: 'idempotency_keys', primaryKey: ['account_id', 'key_hash'], json: 'body' },
];
