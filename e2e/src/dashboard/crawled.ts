import type { Page } from '@playwright/test';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';

interface Crawled {
  readonly stage: Stage;
  readonly person: Person;
  readonly domainId: string;
  /** Newest first. */
  readonly crawlIds: readonly string[];
}

/** A server with a domain that was crawled so many times. */
export async function crawled(crawls: number): Promise<Crawled> {
  const stage = await stageDashboard();
  const person = await setUpOwner(stage);
  const domainId = await addDomain(stage, person, hostnames[0], { crawls });
  const { data } = await person.call('GET', `/domains/${domainId}/crawls`);
  return { stage, person, domainId, crawlIds: data.map(({ id }: { id: string }) => id) };
}

/** The queries of the requests that the page sends to a path of a crawl, from now on. */
export function requestsTo(page: Page, path: string): string[] {
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(path)) queries.push(url.search);
  });
  return queries;
}

/** The rows of a list of results. */
export const rowsOf = (page: Page, list: string) => page.getByRole('list', { name: list }).locator(':scope > li');
