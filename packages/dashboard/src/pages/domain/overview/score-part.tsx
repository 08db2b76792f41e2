import '../domain.css';
import { ignoredBroken, pointsLost } from '@linkvitals/contract/score-parts';
import type { Crawl } from '@linkvitals/contract/types';
import { Ring } from '../../../parts/labels/score.tsx';
import { useTexts } from '../../../texts/texts.tsx';

/** The number of points lost by each cause. */
function Costs({ crawl, score }: { readonly crawl: Crawl; readonly score: number }) {
  const texts = useTexts().domain.score;
  if (crawl.score_inputs === null) return null;
  const { pages_observed, pages_ok } = crawl.score_inputs;
  const lost = pointsLost(score, crawl.score_inputs);
  const costs = [
    [texts.links(crawl.stats?.broken_links ?? 0, ignoredBroken(crawl)), lost.links, 'critical'],
    [texts.pages(pages_observed - pages_ok, pages_ok), lost.pages, 'poor'],
    [texts.warnings, lost.warnings, 'fair'],
  ] as const;
  const paid = costs.filter(([, points]) => points > 0);
  if (paid.length === 0) return <p class="muted">{texts.perfect}</p>;
  return (
    <>
      <h3 class="muted">{texts.lost}</h3>
      <ul class="costs">
        {paid.map(([text, points, tone]) => (
          <li key={text}>
            <span>{text}</span>
            <b class={`cost ${tone}`}>−{points}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

function Delta({ score, before }: { readonly score: number; readonly before: number }) {
  const texts = useTexts().domain.score;
  const delta = score - before;
  if (delta === 0) return <p class="small muted">{texts.same}</p>;
  return <p>{delta > 0 ? texts.higher(delta) : texts.lower(-delta)}</p>;
}

interface ScorePartProps {
  /** The newest completed crawl. */
  readonly crawl: Crawl;
  /** Score of the completed crawl before it. */
  readonly before: number | null;
}

/** The score as a gauge, its change since the crawl before, and the causes of lost points. */
export function ScorePart({ crawl, before }: ScorePartProps) {
  const { domain, common } = useTexts();
  const { health_score: score, health_status: status } = crawl;
  return (
    <section aria-label={domain.score.title}>
      <h2>{domain.score.title}</h2>
      <div class={`gauge ${status}`}>
        <div class="dial">
          <Ring score={score} size={128} width={2.6} />
          <p>
            <b>{score ?? common.health.unknown}</b>
            {score !== null && common.health[status]}
          </p>
        </div>
        <div class="why">
          {score === null && <p>{domain.score.noPages}</p>}
          {score !== null && before !== null && <Delta score={score} before={before} />}
          {score !== null && <Costs crawl={crawl} score={score} />}
          {crawl.truncated && <p class="small muted">{domain.score.truncated}</p>}
        </div>
      </div>
    </section>
  );
}
