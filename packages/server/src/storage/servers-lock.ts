/**
 * A named lock of MySQL that one of the servers holds, whichever got it; when that one is gone, another takes it with its
 * next question to the database. It goes with its connection: when the process ends, or 20 s after the host has vanished.
 */
export const SERVERS_LOCK = "concat('linkvitals-servers:', left(sha2(database(), 256), 32))";

/** An expression that takes the lock when it is free. Taken once: each time that it is taken again would count. */
export const TAKE_SERVERS_LOCK = `if(is_used_lock(${SERVERS_LOCK}) = connection_id(), 1, get_lock(${SERVERS_LOCK}, 0))`;
