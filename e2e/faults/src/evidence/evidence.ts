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
  /** The number of broken links in the crawl's totals; null unless it is completed. */
  readonly brokenLinks: number | null;
  /** The number of times that another worker continued it after its worker had died. */
  readonly resumes: number;
  /** The number of crashes in a row without progress. */
  readonly crashes: number;
  readonly isActive: boolean;
  /** Pages that answered 2xx, counted from their rows. */
  readonly pageRows: number;
  /** All results of the crawl as sorted lines that do not depend on its speed or its order. */
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

/** A request as the subscriber received it, also when no server noted its answer. */
export interface ReceivedFact {
  readonly deliveryId: string;
  readonly event: string;
  readonly body: string;
  readonly signature: string;
  /** The status of the answer; null when the connection was cut instead. */
  readonly answered: number | null;
}

/** One sample of a server. */
export interface ServerSample {
  readonly server: number;
  readonly rssBytes: number;
  /** The 99th percentile since the sample before. */
  readonly loopDelayMs: number;
  readonly sockets: number;
}

/** A due row without a lease, and the time for which it was seen like that. */
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

/** An undisturbed crawl of a domain. */
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
  /** Undisturbed crawls by hostname. */
  readonly undisturbed: ReadonlyMap<string, Undisturbed>;
  /** Requests for each URL of each site while the crawls ran, by hostname. */
  readonly byTarget: ReadonlyMap<string, Readonly<Record<string, number>>>;
  /** The number of faults. Each may cut off the work that is under way. */
  readonly faults: number;
  /** Whether the clocks of all servers agreed. */
  readonly clocksAgree: boolean;
  /** Due rows without a lease, the longest time first. */
  readonly unowned: readonly Unowned[];
  readonly samples: readonly ServerSample[];
  /** Unexpected ends of servers. */
  readonly unaskedExits: readonly string[];
  /** Texts that people and programs can read, by their place. */
  readonly texts: Readonly<Record<string, string>>;
  /** Secrets by name; no text may contain one. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly limits: Limits;
}
