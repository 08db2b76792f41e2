import {
  anotherSigningSecret,
  anotherTotpSecret,
  noPreviousSecret,
  noToken,
  nothing,
  type Replacement,
  without,
} from './instead-of-lost.ts';
import type { SecretBox } from './secret-box.ts';

interface Sealed {
  readonly table: string;
  readonly primaryKey: readonly string[];
  /** Name of the values in the words of an operator, in the plural */
  readonly what: string;
  /** True when the value does not expire by itself, and the service cannot do its work without it. */
  readonly lasts: boolean;
  /** Whether the table has a column `version`, by which callers notice changes. */
  readonly versioned: boolean;
  /** Makes the replacement of a value that no key opens; `value` is the ciphertext or the JSON. */
  readonly instead: (box: SecretBox, value: string) => Replacement;
}

/** A column of sealed text, and the column with the id of its key */
interface SealedColumn extends Sealed {
  readonly ciphertext: string;
  readonly keyId: string;
}

/** A column of JSON that contains sealed texts, each as `{ ciphertext, keyId }` */
interface SealedJson extends Sealed {
  readonly json: string;
}

export type SealedPlace = SealedColumn | SealedJson;

/**
 * Every place of the database that holds sealed values. A test seals through every feature that does, and fails when
 * one of its places is missing here.
 */
export const sealedPlaces: readonly SealedPlace[] = [
  {
    table: 'webhook_endpoints',
    primaryKey: ['id'],
    ciphertext: 'secret_ciphertext',
    keyId: 'secret_key_id',
    what: 'signing secrets of webhooks',
    lasts: true,
    versioned: true,
    instead: anotherSigningSecret,
  },
  {
    table: 'webhook_endpoints',
    primaryKey: ['id'],
    ciphertext: 'previous_secret_ciphertext',
    keyId: 'previous_secret_key_id',
    what: 'signing secrets before a rotation',
    lasts: true,
    versioned: true,
    instead: noPreviousSecret,
  },
  {
    table: 'chat_targets',
    primaryKey: ['account_id', 'channel'],
    ciphertext: 'target_ciphertext',
    keyId: 'target_key_id',
    what: 'chats of accounts',
    lasts: true,
    versioned: false,
    instead: nothing,
  },
  {
    table: 'mail_opt_outs',
    primaryKey: ['account_id', 'address'],
    ciphertext: 'token_ciphertext',
    keyId: 'token_key_id',
    what: 'links to unsubscribe',
    lasts: false,
    versioned: false,
    instead: noToken,
  },
  {
    table: 'totp_factors',
    primaryKey: ['user_id'],
    ciphertext: 'secret_ciphertext',
    keyId: 'secret_key_id',
    what: 'one-time codes of people',
    lasts: true,
    versioned: false,
    instead: anotherTotpSecret,
  },
  {
    table: 'domains',
    primaryKey: ['id'],
    json: 'settings',
    what: 'custom headers of domains',
    lasts: true,
    versioned: true,
    instead: without('settings', 'request_headers'),
  },
  {
    table: 'crawls',
    primaryKey: ['id'],
    json: 'config',
    what: 'custom headers of crawls',
    lasts: false,
    versioned: false,
    instead: without('config', 'sealedHeaders'),
  },
  {
    table: 'outgoing_mails',
    primaryKey: ['id'],
    ciphertext: 'content_ciphertext',
    keyId: 'content_key_id',
    what: 'mails to people that wait to be sent',
    lasts: false,
    versioned: false,
    instead: nothing,
  },
  {
    table: 'idempotency_keys',
    primaryKey: ['account_id', 'key_hash'],
    json: 'body',
    what: 'stored responses of requests with an Idempotency-Key',
    lasts: false,
    versioned: false,
    instead: nothing,
  },
];
