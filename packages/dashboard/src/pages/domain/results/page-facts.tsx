import type { Page } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { findingCountsQuery } from '../../../api/result-queries.ts';
import { pagePaths } from '../../../page-paths.ts';
import { SeverityMark } from '../../../parts/labels/severity-mark.tsx';
import { useFormat, useTexts } from '../../../texts/texts.tsx';
import { useCheckText } from '../facts/check-texts.ts';
import { detailText } from '../facts/detail-text.ts';
import { Fact } from '../facts/fact.tsx';
import type { ResultsCrawl } from './results-crawl.ts';

interface PageFactsProps {
  readonly page: Page;
  readonly crawl: ResultsCrawl;
}

/** The checks that a page fails, each with its meaning and how to fix it. */
function FailedChecks({ page, crawl }: PageFactsProps) {
  const { results, detailWords } = useTexts();
  const texts = results.pages;
  const checkText = useCheckText();
  // The counts include the texts of every check that found something.
  const { data: counts } = useQuery(findingCountsQuery(crawl));
  if (page.findings.length === 0) return <p class="muted">{texts.allPassed}</p>;
  return (
    <section>
      <h2>{texts.failed}</h2>
      <ul class="failed-checks">
        {page.findings.map(({ code, severity, detail }) => {
          const said = counts?.data.find((one) => one.code === code) ?? { code, title: code, how_to_fix: '' };
          const { title, howToFix } = checkText(said);
          return (
            <li key={code}>
              <SeverityMark severity={severity} />
              <div>
                <p>
                  {title} {detail && <span class="muted">({detailText(detail, detailWords)})</span>}
                </p>
                <p class="muted">{howToFix}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The details of a page: its title, response, load time, size, links and failed checks. */
export function PageFacts({ page, crawl }: PageFactsProps) {
  const { issues, results } = useTexts();
  const { pages: texts, evidence } = results;
  const format = useFormat();
  const { domainId } = useParams({ strict: false });
  const { title, status_code, response_time_ms, first_byte_ms, bytes, depth, internal_links, external_links } = page;
  const ms = (value: number | null) => (value === null ? '–' : format.milliseconds(value));
  return (
    <div class="evidence">
      <dl>
        <Fact name={texts.title}>{title || texts.noTitle}</Fact>
        <Fact name={issues.answer}>{status_code}</Fact>
        <Fact name={texts.loadTime}>{ms(response_time_ms)}</Fact>
        <Fact name={evidence.firstByte}>{ms(first_byte_ms)}</Fact>
        <Fact name={texts.size}>{format.bytes(bytes)}</Fact>
        {page.rendered !== null && (
          <Fact name={texts.rendered}>
            {page.render_failure === null
              ? results.rendered[page.rendered]
              : `${results.rendered.failed}: ${results.renderFailures[page.render_failure] ?? page.render_failure}`}
            {page.rendered === 'yes' && `, ${ms(page.render_ms)}`}
          </Fact>
        )}
        <Fact name={texts.depth}>{texts.clicks(depth)}</Fact>
        <Fact name={results.tabs.links}>
          {texts.linkCounts(format.number(internal_links), format.number(external_links))}
          {page.links_truncated && ` ${texts.truncated}`}{' '}
          {domainId && (
            <Link
              to={pagePaths.resultLinks}
              params={{ domainId }}
              search={{ crawl: crawl.id, page: page.target_id, verdict: 'any' }}
            >
              {texts.faultyLinks}
            </Link>
          )}
        </Fact>
      </dl>
      <FailedChecks page={page} crawl={crawl} />
    </div>
  );
}
