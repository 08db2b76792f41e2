import type { Webhook } from '@linkvitals/contract/types';

const members = ['url', 'description', 'events', 'domain_ids'] as const;

export type Member = (typeof members)[number];

/** The members of an endpoint that one form sets. */
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

/** A value as text for comparisons. The order in which events and domains were chosen does not count. */
const inOrder = (value: Configuration[Member]): string =>
  JSON.stringify(typeof value === 'string' || value === null ? value : [...value].sort());

/** The members that differ between two configurations. */
export const differingMembers = (one: Configuration, other: Configuration): readonly Member[] =>
  members.filter((member) => inOrder(one[member]) !== inOrder(other[member]));
