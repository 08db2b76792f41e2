import { inertShortLine } from '@linkvitals/contract/inert-text';
import { shortHost } from '@linkvitals/contract/readable/host';
import { beforeMore } from '@linkvitals/contract/readable/url';

/** Characters that a name in DNS has at most. */
export const MAX_NAME_LENGTH = 253;

/** A host as people read it, with or without a port; more text may follow. */
export const shownHost = (host: string): string => beforeMore(inertShortLine(shortHost(host), MAX_NAME_LENGTH));

/** A notification in words, before it becomes a mail or a message. Every text in it is inert and bounded. */
export interface Described {
  /** Subject or first line. */
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Texts of sites and subscribers, apart from those of this service. */
  readonly items: readonly Item[];
  /** The first fixes of a site; undefined: the notification has no such list. */
  readonly fixes?: TitledItems | undefined;
  /** Closing words; may be empty. */
  readonly closing: string;
  /** A page with more. */
  readonly link?: PageLink | undefined;
  /** Page of the settings of notifications. */
  readonly settingsUrl?: string | undefined;
  /** The last words, which say who gets such mails. Default: the recipients of notifications. */
  readonly footer?: string | undefined;
}

export interface TitledItems {
  readonly title: string;
  readonly items: readonly Item[];
}

export interface Item {
  /** A text of this service above `quoted`; it is the link to `url` then. */
  readonly heading?: string | undefined;
  readonly quoted: string;
  /** Exact form of `quoted` for programs, if it differs. */
  readonly exact?: string | undefined;
  readonly note: string;
  /** Addresses that belong to it, such as the first page with a link. Only mails name them. */
  readonly places?: readonly Place[] | undefined;
  /** A page of this service, never of a site. */
  readonly url?: string | undefined;
}

export interface Place {
  readonly label: string;
  /** Text of a site. */
  readonly quoted: string;
  /** The line on the page; may be empty. */
  readonly line: string;
}

/** The name of a domain as an item. */
export function namesOf({ hostname }: { readonly hostname: string }): Pick<Item, 'quoted' | 'exact'> {
  const quoted = shownHost(hostname);
  return { quoted, ...(hostname !== quoted && { exact: hostname }) };
}

/** A link to a page of this service. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}
