import { inertShortLine } from '@linkvitals/contract/inert-text';
import { shortHost } from '@linkvitals/contract/readable/host';
import { beforeMore } from '@linkvitals/contract/readable/url';
import type { Words } from '../../texts/words.ts';

/** Of a name of DNS. */
export const MAX_NAME_LENGTH = 253;

/** A host as people read it, with or without a port; more text may follow. */
export const shownHost = (host: string): string => beforeMore(inertShortLine(shortHost(host), MAX_NAME_LENGTH));

/** What a person reads, not yet in the form of a mail or a message. Every text in it is inert and bounded. */
export interface Described {
  /** Subject or first line. */
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Set apart from text of ours: what sites and subscribers said. */
  readonly items: readonly Item[];
  /** What remains to be said; may be empty. */
  readonly closing: string;
  /** Where to read on. */
  readonly link?: PageLink | undefined;
  /** Where the reader changes what is sent. */
  readonly settingsUrl?: string | undefined;
}

export interface Item {
  readonly quoted: string;
  /** The same for programs, where it differs. */
  readonly exact?: string | undefined;
  readonly note: string;
  /** A page of ours, never of a site. */
  readonly url?: string | undefined;
}

/** A page of ours. */
export interface PageLink {
  readonly label: string;
  readonly url: string;
}

/** A link to a page of ours; where nobody knows its address, what the API has instead. */
export const readOn = (
  link: PageLink | undefined,
  request: string,
  { texts }: Words,
): Pick<Described, 'closing' | 'link'> =>
  link === undefined ? { closing: texts.notifications.byApi(request) } : { closing: '', link };
