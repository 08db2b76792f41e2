import { describe, expect, it } from 'vitest';
import { databaseTrouble } from './database-trouble.ts';

const error = (members: object): Error => Object.assign(new Error('x'), members);

describe('what an error says of the database:', () => {
  it.each([
    ['away', { code: 'ECONNREFUSED', fatal: true }],
    ['away', { code: 'PROTOCOL_CONNECTION_LOST', fatal: true }],
    ['away', { name: 'KnexTimeoutError' }],
    ['away', { errno: 1040, code: 'ER_CON_COUNT_ERROR' }],
    ['away', { code: 'SQLITE_IOERR_WRITE' }],
    ['refuses', { errno: 1045, code: 'ER_ACCESS_DENIED_ERROR', fatal: true }],
    ['refuses', { errno: 1049, code: 'ER_BAD_DB_ERROR', fatal: true }],
    ['refuses', { code: 'HANDSHAKE_NO_SSL_SUPPORT', fatal: true }],
    ['refuses', { code: 'MYSQL_CLEAR_PASSWORD_NOT_ENABLED', fatal: true }],
    ['refuses', { code: 'AUTH_SWITCH_PLUGIN_ERROR', fatal: true }],
    ['read-only', { errno: 1290 }],
    ['read-only', { code: 'SQLITE_READONLY' }],
    ['full', { errno: 1021, code: 'ER_DISK_FULL' }],
    ['full', { errno: 1114, code: 'ER_RECORD_FILE_FULL' }],
    ['full', { errno: 1005, message: 'Can\'t create table `lv`.`accounts` (errno: 28 "No space left on device")' }],
    ['full', { errno: 3, message: 'Error writing file \'./lv/db.opt\' (Errcode: 28 "No space left on device")' }],
    ['full', { errno: 1030, message: 'Got error 28 from storage engine' }],
    ['full', { code: 'SQLITE_FULL' }],
    ['damaged', { code: 'SQLITE_CORRUPT' }],
    ['damaged', { code: 'SQLITE_NOTADB' }],
    ['damaged', { errno: 1146, code: 'ER_NO_SUCH_TABLE' }],
    ['busy', { errno: 1213 }],
    ['locked', { errno: 1205, code: 'ER_LOCK_WAIT_TIMEOUT' }],
    ['locked', { code: 'SQLITE_BUSY' }],
    ['locked', { code: 'SQLITE_BUSY_SNAPSHOT' }],
  ])('%s: %j', (trouble, members) => expect(databaseTrouble(error(members))).toBe(trouble));

  it.each([
    ['a duplicate key', error({ errno: 1062, code: 'ER_DUP_ENTRY' })],
    ['a statement that is wrong', error({ errno: 1064 })],
    ['a site that refuses connections: not every ECONNREFUSED is of the database', error({ code: 'ECONNREFUSED' })],
    ['a text', 'ECONNREFUSED'],
  ])('nothing: %s', (_, other) => expect(databaseTrouble(other)).toBeUndefined());
});
