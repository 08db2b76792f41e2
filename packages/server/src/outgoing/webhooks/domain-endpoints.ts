import type { Context } from '../../context.ts';
import { invalidSetting, type ServiceError } from '../../platform/errors.ts';
import type { Executor } from '../../platform/storage/index.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { listEndpointsAbout } from './endpoints-about-store.ts';
import { listEndpointsOfAccount, updateEndpoint } from './store.ts';
import { seenBy, type Viewer, viewerOf } from './viewer.ts';

/** Number of domains from which a range of ids is read, if it contains no other domains of the account */
const MANY = 10;

/**
 * For each domain the ids of the viewer's subscribed endpoints, oldest first, including endpoints of all domains.
 * @param areNeighbours whether the domains were created one after the other in their account, as those of an unfiltered
 * page. Default: false. It changes how they are read, not the result.
 */
export async function endpointIdsByDomain(
  executor: Executor,
  viewer: Viewer,
  domainIds: readonly string[],
  { areNeighbours = false }: { readonly areNeighbours?: boolean } = {},
): Promise<Map<string, string[]>> {
  const sorted = areNeighbours && domainIds.length >= MANY ? domainIds.toSorted() : [];
  const [from, to] = [sorted[0], sorted.at(-1)];
  const choice = from === undefined || to === undefined ? domainIds : { from, to };
  const endpoints = await listEndpointsAbout(executor, viewer, choice);
  const ids = new Map(domainIds.map((domainId): [string, string[]] => [domainId, []]));
  for (const { id, domainId } of endpoints) {
    if (domainId !== null) ids.get(domainId)?.push(id);
    else for (const ofDomain of ids.values()) ofDomain.push(id);
  }
  return ids;
}

interface Input {
  readonly domainId: string;
  readonly endpointIds: readonly string[];
}

const refuse = (detail: string): ServiceError => invalidSetting('settings/webhook_ids', detail);

/**
 * Makes exactly these endpoints the subscribed ones of the domain. Only the domain's own part of an endpoint's choice
 * is changed: a change that would widen or empty the choice has to be made at the endpoint itself.
 * @returns the endpoints that were subscribed before, and those that are now
 * @throws ServiceError `invalid_setting`: an unknown endpoint; an endpoint of all domains is left out; an endpoint
 * would have no domain left
 */
export async function setDomainEndpoints(
  ctx: Context,
  trx: Executor,
  { domainId, endpointIds }: Input,
): Promise<{ readonly before: readonly string[]; readonly after: readonly string[] }> {
  const endpoints = seenBy(viewerOf(ctx), await listEndpointsOfAccount(trx, ctx.account.id, { lock: 'update' }));
  const wanted = new Set(endpointIds);
  const unknown = [...wanted].filter((id) => !endpoints.some((endpoint) => endpoint.id === id));
  if (unknown.length > 0) throw refuse(`There is no such webhook: ${unknown.join(', ')}.`);
  for (const endpoint of endpoints) {
    const domainIds = choiceAfter(endpoint, { domainId, isWanted: wanted.has(endpoint.id) });
    if (domainIds === undefined) continue;
    await updateEndpoint(trx, endpoint, { domain_ids: domainIds, updated_at: ctx.clock.now() });
  }
  const ids = (chosen: (endpoint: EndpointRow) => boolean) => endpoints.filter(chosen).map(({ id }) => id);
  return {
    before: ids(({ domain_ids }) => domain_ids === null || domain_ids.includes(domainId)),
    after: ids(({ id }) => wanted.has(id)),
  };
}

/** The endpoint's choice of domains after the change; undefined when it stays the same. */
function choiceAfter(
  { id, domain_ids: chosen }: EndpointRow,
  { domainId, isWanted }: { domainId: string; isWanted: boolean },
): string[] | undefined {
  if (chosen === null) {
    if (isWanted) return undefined;
    throw refuse(`The webhook ${id} receives the events of all domains. Change its domain_ids to leave this one out.`);
  }
  if (chosen.includes(domainId) === isWanted) return undefined;
  if (isWanted) return [...chosen, domainId];
  const rest = chosen.filter((chosenId) => chosenId !== domainId);
  if (rest.length > 0) return rest;
  throw refuse(
    `The webhook ${id} receives the events of this domain only. Delete or disable it, or give it another domain.`,
  );
}
