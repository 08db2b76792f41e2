import type { ComparedState, ComparedTarget, TargetChange } from '@linkvitals/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'preact/hooks';
import { linkQuery } from '../../../api/result-queries.ts';
import { FixedMark } from '../../../parts/labels/severity-mark.tsx';
import { ErrorNote } from '../../../parts/page/note.tsx';
import { SkeletonRows } from '../../../parts/page/skeleton.tsx';
import { useTexts } from '../../../texts/texts.tsx';
import { FoundUrl } from '../facts/found-url.tsx';
import { responseCode } from '../facts/response-code.ts';
import { LinkEvidence } from '../results/link-evidence.tsx';
import { LinkPages } from '../results/link-pages.tsx';
import type { Pair } from './compare-search.ts';

type Sight = 'absent' | 'ok' | 'unsure';

const sightOf = (seen: ComparedState | null): Sight => {
  if (seen === null) return 'absent';
  return seen.verdict === 'ok' ? 'ok' : 'unsure';
};

/** The details of a target in the results of a crawl. */
function Evidence({ crawlId, targetId }: { readonly crawlId: string; readonly targetId: number }) {
  const crawl = { id: crawlId, state: 'completed', isRendering: false } as const;
  const { data: target, error } = useQuery(linkQuery(crawl, targetId));
  if (error) return <ErrorNote error={error} />;
  if (target === undefined) return <SkeletonRows rows={2} />;
  return target && <LinkEvidence target={target} crawl={crawl} />;
}

interface ComparedLinkProps {
  readonly target: ComparedTarget;
  readonly change: TargetChange;
  readonly pair: Pair;
}

/** A link that is broken in one of two crawls or in both, with details from the later crawl in which it is broken. */
export function ComparedLink({ target, change, pair }: ComparedLinkProps) {
  const { compare, issues } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { before, after } = target;
  const broken = change === 'fixed' ? before : after;
  const reason = broken?.reason ?? '';
  const sights = { new: compare.was[sightOf(before)], fixed: compare.is[sightOf(after)], still: undefined };
  return (
    <li class="result compact">
      {change === 'fixed' ? (
        <FixedMark />
      ) : (
        <span class="code critical">{(broken && responseCode(broken)) ?? '✕'}</span>
      )}
      <div class="result-main">
        <div>
          <FoundUrl url={target.url} oneLine />
        </div>
        <div>
          {Object.hasOwn(issues.reasons, reason) ? issues.reasons[reason] : issues.unknownReason}
          {sights[change] && <p class="small muted">{sights[change]}</p>}
        </div>
      </div>
      <LinkPages count={broken?.found_on_pages ?? 0} />
      {broken && (
        <details onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{issues.evidence}</summary>
          {isOpen && <Evidence crawlId={change === 'fixed' ? pair.base : pair.head} targetId={broken.target_id} />}
        </details>
      )}
    </li>
  );
}
