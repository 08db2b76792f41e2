/** How often something may be attempted, and what happens after that. Seconds. */
export interface LimitRule {
  readonly attempts: number;
  /** Attempts count for so long. */
  readonly window: number;
  /** The wait after one attempt too many; each further wait of a day is twice as long as the one before. */
  readonly firstWait: number;
  readonly longestWait: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * What is limited, and by what each is counted. A network is the address of a client; of IPv6, its /64. The reasons are in
 * docs/decisions/0027-limits-on-wrong-attempts.md.
 */
export const limitsOf = ({ apiRateLimit }: { readonly apiRateLimit: number }) =>
  ({
    /** Wrong passwords for one person from one network. */
    password_of_person_from_network: { attempts: 5, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Wrong passwords from one network, whoever they are for. */
    password_from_network: { attempts: 50, window: 15 * MINUTE, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** Wrong passwords for one person, from networks from which they have not signed in before. */
    password_of_person: { attempts: 50, window: HOUR, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** Wrong proofs in one session of who is signed in. */
    reauthentication: { attempts: 5, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Wrong API keys from one network: a tenth of what a right one may send. */
    api_key: {
      attempts: Math.max(10, Math.ceil(apiRateLimit / 10)),
      window: MINUTE,
      firstWait: MINUTE,
      longestWait: 15 * MINUTE,
    },
    /** Wrong passwords for one share link from one network. */
    share_password_from_network: { attempts: 5, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Wrong passwords for one share link, from wherever. */
    share_password: { attempts: 50, window: HOUR, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** One-time links from one network that do not work. */
    link: { attempts: 20, window: 15 * MINUTE, firstWait: MINUTE, longestWait: HOUR },
    /** Requests for a mail from one network. */
    mail_from_network: { attempts: 20, window: HOUR, firstWait: 5 * MINUTE, longestWait: HOUR },
    /** Accounts that one person makes: each that is deleted leaves work behind. */
    new_account: { attempts: 5, window: DAY, firstWait: HOUR, longestWait: DAY },
    /** Test events of one account. */
    test_event: { attempts: 120, window: HOUR, firstWait: 10 * MINUTE, longestWait: HOUR },
    /** Tests of one channel of one account, whose recipients did not request them. */
    test_notification: { attempts: 20, window: DAY, firstWait: HOUR, longestWait: DAY },
    /** Mails to one address, whoever requests them. A link in them lasts as long as the longest wait. */
    mail_to_address: { attempts: 3, window: 15 * MINUTE, firstWait: 15 * MINUTE, longestWait: HOUR },
  }) satisfies Record<string, LimitRule>;

export type LimitName = keyof ReturnType<typeof limitsOf>;
