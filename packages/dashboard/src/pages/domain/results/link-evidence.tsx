import { hostText } from '@linkvitals/contract/readable/host';
import type { Target } from '@linkvitals/contract/types';
import { Link, useParams } from '@tanstack/react-router';
import { pagePaths } from '../../../page-paths.ts';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { Certificate, Redirects } from '../facts/exchange.tsx';
import { Fact } from '../facts/fact.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { LinkPlaces } from './link-places.tsx';
import type { ResultsCrawl } from './results-crawl.ts';

const hostOf = (url: string): string | undefined => URL.parse(url)?.hostname || undefined;

interface LinkEvidenceProps {
  readonly target: Target;
  readonly crawl: ResultsCrawl;
}

/** The details of a link: when and how it was requested, the response, and the places that hold it. */
export function LinkEvidence({ target, crawl }: LinkEvidenceProps) {
  const { issues, results } = useTexts();
  const { evidence } = results;
  const format = useFormat();
  const { domainId } = useParams({ strict: false });
  const { checked_at, method, status_code, first_byte_ms, detail, tls, redirects, final_url } = target;
  const host = hostOf(target.url);
  return (
    <div class="evidence">
      <dl>
        {checked_at && (
          <Fact name={issues.lastChecked}>
            <DateTime at={checked_at} />
          </Fact>
        )}
        {target.seen === 'rendered' && <Fact name={results.links.seen}>{results.seen.rendered}</Fact>}
        <Fact name={evidence.request}>{method ?? evidence.noRequest}</Fact>
        {method !== null && <Fact name={issues.answer}>{status_code ?? issues.noAnswer}</Fact>}
        {first_byte_ms !== null && <Fact name={evidence.firstByte}>{format.milliseconds(first_byte_ms)}</Fact>}
        {detail && <Fact name={issues.detail}>{detail}</Fact>}
        {redirects.length > 0 && (
          <Fact name={issues.redirects}>
            <Redirects hops={redirects} />
          </Fact>
        )}
        {final_url && final_url !== target.url && (
          <Fact name={issues.finalUrl}>
            <FoundUrl url={final_url} />
          </Fact>
        )}
        {tls && (
          <Fact name={issues.certificate}>
            <Certificate tls={tls} />
          </Fact>
        )}
        {host && domainId && (
          <Fact name={evidence.host}>
            <Link to={pagePaths.resultLinks} params={{ domainId }} search={{ crawl: crawl.id, host, verdict: 'any' }}>
              {evidence.allOfHost(hostText(host))}
            </Link>
          </Fact>
        )}
      </dl>
      <LinkPlaces target={target} crawl={crawl} />
    </div>
  );
}
