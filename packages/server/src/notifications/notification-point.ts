/**
 * Points around an attempt, at which tests let a process die: the lease is taken and nothing is sent; the message was sent and the result
 * is not stored.
 */
export type NotificationPoint = 'before-notification' | 'after-notification';
