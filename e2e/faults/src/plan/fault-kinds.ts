/**
 * Kinds of faults of a server, or of its connection to a database:
 * - `kill`: SIGKILL, then started again.
 * - `terminate`: SIGTERM, and SIGKILL if it still runs after `forMs`; then started again.
 * - `pause`: SIGSTOP for `forMs`. It seems dead to all others, then continues without noticing.
 * - `clock`: SIGKILL, then started again with a clock that is off by `shiftMs`.
 * - `years-ahead`: SIGKILL, then started with a clock three years ahead; after `forMs` killed, and started with a right
 *   one.
 * - `moved`: the file of the database is moved away until the server has noticed, then put back.
 * - `reset`: every connection to the database is reset (RST).
 * - `torn`: the next answer of the database ends in mid-packet, and with it all connections.
 * - `silent`: no bytes pass for `forMs`, without an error (a blackhole).
 * - `slow`: every packet takes `latencyMs` longer for `forMs`.
 * - `connections`: the database ends every connection itself (`KILL CONNECTION`), of all servers.
 * - `locked`: another client of the database holds a lock for `forMs`: on a table, on rows, or on all writes.
 * - `alarms-…`: the same between the server and MongoDB.
 */
const mysqlKinds = [
  'terminate',
  'pause',
  'clock',
  'years-ahead',
  'reset',
  'torn',
  'silent',
  'slow',
  'connections',
  'locked',
] as const;

export const faultKinds = {
  /** A single server on SQLite. */
  sqlite: ['terminate', 'pause', 'years-ahead', 'moved'],
  /** Alarms are in MongoDB. */
  mariadb: [...mysqlKinds, 'alarms-reset', 'alarms-silent'],
  /** There is no MongoDB. */
  'mariadb-alone': mysqlKinds,
} as const;

export type DatabaseName = keyof typeof faultKinds;
export type FaultKind = 'kill' | (typeof faultKinds)[DatabaseName][number];
