import type { Crawl } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../page-paths.ts';
import { Note } from '../../../parts/page/note.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';

/** Notes on parts of the site that a crawl left out, or saw without its request headers. */
export function CrawlNotes({ crawl }: { readonly crawl: Crawl }) {
  const { crawls } = useTexts();
  return (
    <>
      <HeadersHeldBack crawl={crawl} />
      {crawl.rendering !== null && crawl.finished_at !== null && (
        <Rendering crawl={crawl} rendering={crawl.rendering} />
      )}
      {crawl.trapped_pages > 0 && <Note tone="fair">{crawls.trapped(crawl.trapped_pages)}</Note>}
      {crawl.cut_pages > 0 && <Note tone="fair">{crawls.cutPages(crawl.cut_pages)}</Note>}
    </>
  );
}

interface RenderingProps {
  readonly crawl: Crawl;
  readonly rendering: NonNullable<Crawl['rendering']>;
}

/** Numbers of the pages that were rendered and of the links that only scripts make, and why pages were not rendered. */
function Rendering({ crawl, rendering }: RenderingProps) {
  const { crawls, results } = useTexts();
  const { rendering: texts } = crawls;
  const format = useFormat();
  const { pages, rendered_pages, failed_pages, failures, script_links, seconds } = rendering;
  if (!rendering.browser_worked) return <Note tone="fair">{texts.none}</Note>;
  if (pages === 0) return null;
  const reasons = failures.map(
    ({ reason, pages }) => `${format.number(pages)} ${results.renderFailures[reason] ?? reason}`,
  );
  return (
    <>
      <Note tone="unknown">
        {texts.pages(format.number(rendered_pages), format.number(pages), format.duration(seconds))}{' '}
        {script_links > 0 && (
          <Link
            to={pagePaths.resultLinks}
            params={{ domainId: crawl.domain_id }}
            search={{ crawl: crawl.id, verdict: 'any', seen: 'rendered' }}
          >
            {texts.links(script_links)}
          </Link>
        )}
      </Note>
      {failed_pages > 0 && (
        <Note tone="fair">
          <Link
            to={pagePaths.resultPages}
            params={{ domainId: crawl.domain_id }}
            search={{ crawl: crawl.id, rendered: 'failed' }}
          >
            {texts.failed(failed_pages, reasons.join(', '))}
          </Link>
        </Note>
      )}
    </>
  );
}

/** A note that a crawl requested some of the site without the request headers of its domain, with a link to the setting. */
function HeadersHeldBack({ crawl }: { readonly crawl: Crawl }) {
  const { crawls, domain } = useTexts();
  if (!crawl.request_headers_held_back) return null;
  return (
    <Note tone="fair">
      {crawls.headersHeldBack}{' '}
      <Link to={pagePaths.domainSettings} params={{ domainId: crawl.domain_id }}>
        {domain.settings}
      </Link>
    </Note>
  );
}
