import type { Crawl } from '@linkvitals/contract/types';
import { Link } from '@tanstack/react-router';
import { pagePaths } from '../../../page-paths.ts';
import { Note } from '../../../parts/page/note.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** That a crawl went without the request headers of its domain, with the way to the setting. */
export function HeadersHeldBack({ crawl }: { readonly crawl: Crawl }) {
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
