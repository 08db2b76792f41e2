/**
 * A named lock of MySQL that one of the servers holds, while the others wait for it. It ends with its connection: when
 * the process ends, or 2 minutes after the host has vanished.
 */
export const SERVERS_LOCK = "concat('linkvitals-servers:', left(sha2(database(), 256), 32))";
