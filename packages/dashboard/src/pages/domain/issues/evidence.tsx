import type { Issue } from '@linkvitals/contract/types';
import { DateTime } from '../../../parts/labels/date-time.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { useCheckText } from '../facts/check-texts.ts';
import { detailText } from '../facts/detail-text.ts';
import { Certificate, Redirects } from '../facts/exchange.tsx';
import { Fact } from '../facts/fact.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { Comments } from './comments.tsx';
import { CopyMarkdown } from './copy-markdown.tsx';
import { History } from './history.tsx';
import { Places } from './places.tsx';
import { Placement, Suggestion } from './suggestion.tsx';
import { Triage } from './triage.tsx';

/** The advice on fixing an issue: in the language of the page if its reason or kind is known, else the text of the server. */
export function useHowToFix({ kind, reason, internal, title, how_to_fix }: Issue): string {
  const { advice, adviceElsewhere } = useTexts().issues;
  const checkText = useCheckText();
  if (kind !== 'broken_link') return checkText({ code: kind, title, how_to_fix }).howToFix;
  const known = [...(internal ? [] : [adviceElsewhere]), advice].find((texts) => Object.hasOwn(texts, reason ?? ''));
  return known?.[reason ?? ''] ?? how_to_fix;
}

/** The details of an issue: the request and its response, the places that hold the link, and how to fix it. */
export function Evidence({ issue }: { readonly issue: Issue }) {
  const { issues, detailWords } = useTexts();
  const howToFix = useHowToFix(issue);
  const { tls, redirects, final_url, suggestion, placement } = issue;
  return (
    <div class="evidence">
      {suggestion && issue.state !== 'fixed' && <Suggestion suggestion={suggestion} />}
      {suggestion && placement && issue.found_on_pages > 0 && <Placement placement={placement} />}
      <dl>
        {issue.state !== 'fixed' && <Fact name={issues.howToFix}>{howToFix}</Fact>}
        <Fact name={issues.lastChecked}>
          <DateTime at={issue.last_checked_at} />
        </Fact>
        {issue.kind === 'broken_link' && (
          <Fact name={issue.state === 'fixed' ? issues.answerThen : issues.answer}>
            {issue.status_code ?? issues.noAnswer}
          </Fact>
        )}
        {issue.outcome === 'inconclusive' && issue.inconclusive_because && (
          <Fact name={issues.unclear}>
            {Object.hasOwn(issues.inconclusive, issue.inconclusive_because)
              ? issues.inconclusive[issue.inconclusive_because]
              : issue.inconclusive_because}
          </Fact>
        )}
        {issue.detail && <Fact name={issues.detail}>{detailText(issue.detail, detailWords)}</Fact>}
        {redirects.length > 0 && (
          <Fact name={issues.redirects}>
            <Redirects hops={redirects} />
          </Fact>
        )}
        {final_url && final_url !== issue.url && (
          <Fact name={issues.finalUrl}>
            <FoundUrl url={final_url} />
          </Fact>
        )}
        {tls && (
          <Fact name={issues.certificate}>
            <Certificate tls={tls} />
          </Fact>
        )}
        {issue.reopened_count > 0 && <Fact name={issues.reopened}>{issues.times(issue.reopened_count)}</Fact>}
      </dl>
      <div class="row">
        <CopyMarkdown issue={issue} howToFix={howToFix} />
      </div>
      <Triage issue={issue} />
      <Places issue={issue} />
      <Comments issue={issue} />
      <History issueId={issue.id} />
    </div>
  );
}
