import { sample } from './sample.ts';

const eventOf = (event: string, data: object, index: number): string =>
  `id: ${index + 1}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The stream of a crawl that has completed. */
export function endedCrawl(): Response {
  const crawl = sample('Crawl');
  const { state, progress } = crawl;
  const events = [eventOf('state', { state }, 0), eventOf('progress', progress, 1), eventOf('end', crawl, 2)];
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream', 'x-request-id': 'mock' } });
}
