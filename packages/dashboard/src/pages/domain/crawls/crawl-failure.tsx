import type { Crawl } from '@linkvitals/contract/types';
import { ServerText } from '../../../parts/labels/server-text.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/**
 * The reason why a crawl failed: in the language of the page, if the code is known, followed by the message of the server, which may
 * have more details.
 */
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
