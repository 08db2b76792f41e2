import type { Crawl } from '@linkvitals/contract/types';
import { ServerText } from '../../../parts/labels/server-text.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** Why a crawl failed: by its code in the language of the page, and as the server says it, which may know more. */
export function CrawlFailure({ crawl: { error, error_code: code } }: { readonly crawl: Crawl }) {
  const { failures } = useTexts().crawls;
  const text = code !== null && Object.hasOwn(failures, code) ? failures[code] : undefined;
  if (text === undefined) return <ServerText>{error}</ServerText>;
  return (
    <>
      {text}{' '}
      <span class="small">
        (<ServerText>{error}</ServerText>)
      </span>
    </>
  );
}
