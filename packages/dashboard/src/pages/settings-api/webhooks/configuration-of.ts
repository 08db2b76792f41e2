import type { Webhook } from '@linkvitals/contract/types';

const members = ['url', 'description', 'events', 'domain_ids'] as const;

export type Member = (typeof members)[number];

/** What people set of an endpoint in one form. */
export interface Configuration {
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
  /** Null: all domains. */
  readonly domain_ids: readonly string[] | null;
}

export const configurationOf = ({ url, description, events, domain_ids }: Webhook): Configuration => ({
  url,
  description,
  events,
  domain_ids,
});

/** The order in which events and domains were chosen means nothing. */
const inOrder = (value: Configuration[Member]): string =>
  JSON.stringify(typeof value === 'string' || value === null ? value : [...value].sort());

/** What differs between two configurations. */
export const differingMembers = (one: Configuration, other: Configuration): readonly Member[] =>
  members.filter((member) => inOrder(one[member]) !== inOrder(other[member]));
