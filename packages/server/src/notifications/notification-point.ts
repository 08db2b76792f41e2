/** Around an attempt: the lease is taken, nothing is sent; and something was sent that is not written down. */
export type NotificationPoint = 'before-notification' | 'after-notification';
