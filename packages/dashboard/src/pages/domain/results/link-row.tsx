import '../issues/issues.css';
import type { Target, Verdict } from '@linkvitals/contract/types';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { IgnoredMark } from '../facts/ignored-mark.tsx';
import { responseCode } from '../facts/response-code.ts';
import { LinkEvidence } from './link-evidence.tsx';
import { LinkPages } from './link-pages.tsx';
import type { ResultsCrawl } from './results-crawl.ts';
import { useReason } from './use-reason.ts';

const tones: Readonly<Record<Verdict, string>> = {
  ok: 'excellent',
  broken: 'critical',
  suspect: 'fair',
  unverifiable: 'unknown',
  not_checked: 'unknown',
};

/** The text in the box when there is no status code. */
const signs: Readonly<Record<Verdict, string>> = {
  ok: '✓',
  broken: '✕',
  suspect: '?',
  unverifiable: '?',
  not_checked: '–',
};

/** The status of the first redirect of a working link: the status at its end would look like that of a direct link. */
const redirectOf = ({ verdict, redirects }: Target): number | undefined =>
  verdict === 'ok' ? redirects[0]?.status_code : undefined;

function toneOf(target: Target): string {
  if (redirectOf(target) === undefined) return tones[target.verdict];
  return target.warnings.length > 0 ? 'fair' : 'unknown';
}

function codeOf(target: Target): string {
  const { status_code, reason, verdict } = target;
  const redirect = redirectOf(target);
  if (redirect !== undefined) return String(redirect);
  return responseCode({ reason, status_code: verdict === 'not_checked' ? null : status_code }) ?? signs[verdict];
}

interface LinkRowProps {
  readonly target: Target;
  readonly crawl: ResultsCrawl;
}

/** One URL that pages link to. It is memoised, so that it does not render again when more rows are loaded. */
export const LinkRow = memo(function LinkRow({ target, crawl }: LinkRowProps) {
  const { issues, results } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const reason = useReason()(target);
  const { verdict, warnings } = target;
  const redirects = redirectOf(target);
  const known = warnings.filter((warning) => Object.hasOwn(results.warnings, warning));
  return (
    <li class="result compact">
      <span class={`code ${toneOf(target)}`}>{codeOf(target)}</span>
      <div class="result-main">
        <div>
          <FoundUrl url={target.url} oneLine />
        </div>
        <div>
          <b>{results.verdicts[verdict]}</b> {verdict !== 'ok' && reason}
          {target.issue?.ignored && <IgnoredMark ignored={target.issue.ignored} />}
          {redirects !== undefined && known.length === 0 && <p class="small muted">{results.redirected}</p>}
          {known.map((warning) => (
            <p key={warning} class="small muted">
              {results.warnings[warning]}
            </p>
          ))}
        </div>
      </div>
      <LinkPages count={target.found_on_pages} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{issues.evidence}</summary>
        {isOpen && <LinkEvidence target={target} crawl={crawl} />}
      </details>
    </li>
  );
});
