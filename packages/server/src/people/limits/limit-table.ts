/** The number of attempts allowed, and the waits beyond it. Times are seconds. */
export interface LimitRule {
  readonly attempts: number;
  /** Time for which an attempt counts */
  readonly window: number;
  /** Wait after one attempt too many; each further wait of a day is twice as long as the one before. */
  readonly firstWait: number;
  readonly longestWait: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * All limits. Each comment names the attempts and the value that they are counted by. A network is the address of a
 * client; of IPv6, its /64. The reasons are in docs/decisions/0027-limits-on-wrong-attempts.md.
 */
export const limitsOf = ({ apiRateLimit }: { readonly apiRateLimit: number }) =>
  ({
    /** Wrong passwords for one person from one network. */
    password_of_person_from_network: { attempts: 5, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Wrong passwords from one network, for any person */
    password_from_network: { attempts: 50, window: 15 * MINUTE, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** Wrong passwords for one person, from networks from which they have not signed in before. */
    password_of_person: { attempts: 50, window: HOUR, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** Wrong proofs of identity in one session */
    reauthentication: { attempts: 5, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Wrong API keys from one network: a tenth of the requests that a right key may send */
    api_key: {
      attempts: Math.max(10, Math.ceil(apiRateLimit / 10)),
      window: MINUTE,
      firstWait: MINUTE,
      longestWait: 15 * MINUTE,
    },
    /** Wrong passwords for one share link from one network. */
    share_password_from_network: { attempts: 5, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Wrong passwords for one share link, from any network */
    share_password: { attempts: 50, window: HOUR, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** One-time links from one network that do not work. */
    link: { attempts: 20, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Requests for a mail from one network. */
    mail_from_network: { attempts: 20, window: HOUR, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** Accounts that one person creates. They are limited, because deleting each takes background work. */
    new_account: { attempts: 5, window: DAY, firstWait: HOUR, longestWait: DAY },
    /** Test events of one account. */
    test_event: { attempts: 120, window: HOUR, firstWait: 10 * MINUTE, longestWait: HOUR },
    /** Tests of one channel of one account, whose recipients did not request them. */
    test_notification: { attempts: 20, window: DAY, firstWait: HOUR, longestWait: DAY },
    /** Mails with fixes that one account sends, to any address. */
    mailed_fixes: { attempts: 50, window: DAY, firstWait: HOUR, longestWait: DAY },
    /** Mails with fixes to one address, from all accounts together, so that nobody can fill a mailbox with them. */
    mailed_fixes_to_address: { attempts: 10, window: DAY, firstWait: HOUR, longestWait: DAY },
    /** Mails to one address, from any requester. A link in them works for as long as the longest wait. */
    mail_to_address: { attempts: 3, window: 15 * MINUTE, firstWait: 15 * MINUTE, longestWait: HOUR },
  }) satisfies Record<string, LimitRule>;

export type LimitName = keyof ReturnType<typeof limitsOf>;
