import type { Crawl } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../page-paths.ts';
import { Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** Notes on parts of the site that a crawl left out, or saw without its request headers. */
export function CrawlNotes({ crawl }: { readonly crawl: Crawl }) {
  const { crawls } = useTexts();
  return (
    <>
      <HeadersHeldBack crawl={crawl} />
      {crawl.trapped_pages > 0 && <Note tone="fair">{crawls.trapped(crawl.trapped_pages)}</Note>}
      {crawl.cut_pages > 0 && <Note tone="fair">{crawls.cutPages(crawl.cut_pages)}</Note>}
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
