/*
 * What a run leaves behind, from three places that know nothing of each other: the databases, the subscribers' log, the
 * sites' log. Times are epoch ms.
 */

export interface CrawlFact {
  readonly id: string;
  readonly domainId: string;
  readonly hostname: string;
  readonly state: string;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  readonly errorCode: string | null;
  readonly pagesCrawled: number;
  /** Of the totals; null unless it is completed. */
  readonly brokenLinks: number | null;
  /** Times that it was taken up after its worker was gone. */
  readonly resumes: number;
  /** In a row, without progress. */
  readonly crashes: number;
  readonly isActive: boolean;
  /** Pages that answered 2xx, counted from their rows. */
  readonly pageRows: number;
  /** Everything that the crawl found, in lines that do not depend on its speed or its order, sorted. */
  readonly result: readonly string[];
}

export interface EventFact {
  readonly id: string;
  readonly type: string;
  readonly crawlId: string | null;
  readonly body: string;
}

export interface EndpointFact {
  readonly id: string;
  readonly events: readonly string[];
  readonly secret: string;
}

export interface DeliveryFact {
  readonly id: string;
  readonly eventId: string;
  readonly endpointId: string;
  readonly state: string;
  readonly attempts: number;
  readonly isLeased: boolean;
}

export interface AttemptFact {
  readonly deliveryId: string;
  readonly number: number;
  readonly statusCode: number | null;
}

/** A request as the subscriber saw it, whether or not anybody wrote down its answer. */
export interface ReceivedFact {
  readonly deliveryId: string;
  readonly event: string;
  readonly body: string;
  readonly signature: string;
  /** Null: it was cut off instead. */
  readonly answered: number | null;
}

/** One look at a server. */
export interface ServerSample {
  readonly server: number;
  readonly rssBytes: number;
  /** 99th percentile since the look before. */
  readonly loopDelayMs: number;
  readonly sockets: number;
}

/** A due row without a lease, and for how long it was seen so. */
export interface Unowned {
  readonly what: 'crawl' | 'delivery';
  readonly id: string;
  readonly ms: number;
}

export interface Limits {
  readonly unownedMs: number;
  readonly rssBytes: number;
  readonly loopDelayMs: number;
  readonly sockets: number;
}

/** One crawl of a domain that nothing disturbed. */
export interface Undisturbed {
  readonly result: readonly string[];
  /** Requests for each URL of the site. */
  readonly byTarget: Readonly<Record<string, number>>;
}

export interface Evidence {
  readonly crawls: readonly CrawlFact[];
  readonly events: readonly EventFact[];
  readonly endpoints: readonly EndpointFact[];
  readonly deliveries: readonly DeliveryFact[];
  readonly attempts: readonly AttemptFact[];
  readonly received: readonly ReceivedFact[];
  /** By hostname. */
  readonly undisturbed: ReadonlyMap<string, Undisturbed>;
  /** Requests for each URL of each site while the crawls ran, by hostname. */
  readonly byTarget: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** Faults: each may cut off what is under way at that moment. */
  readonly faults: number;
  /** No server had another time than the others. */
  readonly clocksAgree: boolean;
  /** The longest first. */
  readonly unowned: readonly Unowned[];
  readonly samples: readonly ServerSample[];
  /** Ends of servers that nothing in the run caused. */
  readonly unaskedExits: readonly string[];
  /** What people and programs get to read, by where it stands. */
  readonly texts: Readonly<Record<string, string>>;
  /** By name; none of them may stand in any text. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly limits: Limits;
}
