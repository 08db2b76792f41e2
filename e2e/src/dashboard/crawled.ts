import type { Page } from '@playwright/test';
import { addDomain, hostnames, type Person, type Stage, setUpOwner, stageDashboard } from './stage.ts';

interface Crawled {
  readonly stage: Stage;
  readonly person: Person;
  readonly domainId: string;
  /** Newest first. */
  readonly crawlIds: readonly string[];
}

/** A server with a domain that was crawled so many times. @param env further settings of the server */
export async function crawled(crawls: number, env: Readonly<Record<string, string>> = {}): Promise<Crawled> {
  const stage = await stageDashboard(env);
  const person = await setUpOwner(stage);
  const domainId = await addDomain(stage, person, hostnames[0], { crawls });
  const { data } = await person.call('GET', `/domains/${domainId}/crawls`);
  return { stage, person, domainId, crawlIds: data.map(({ id }: { id: string }) => id) };
}

/** An issue of a domain, as far as tests read it. */
export interface FoundIssue {
  readonly id: string;
  readonly url: string;
  readonly reason: string | null;
  readonly first_place: { readonly page_url: string; readonly line: number; readonly text: string };
}

/** Reads the issue of a link to a page that does not exist. */
export async function missingPage(person: Person, domainId: string): Promise<FoundIssue> {
  const { data } = await person.call('GET', `/domains/${domainId}/issues?severity=error`);
  return data.find(({ reason }: FoundIssue) => reason === 'not_found');
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
