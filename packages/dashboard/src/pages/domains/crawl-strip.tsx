import type { RecentCrawl } from '@linkvitals/contract/types';
import { useState } from 'preact/hooks';
import { shownState } from '../../api/shown-state.ts';
import { DateTime } from '../../parts/labels/date-time.tsx';
import { Tip } from '../../parts/labels/tip.tsx';
import { useTexts } from '../../texts/texts.tsx';
import { MARK_WIDTH, nextMark, STRIP_HEIGHT, type StripMark, stripMarks, stripWidth } from './strip-marks.ts';

function Mark({ mark, isChosen }: { readonly mark: StripMark; readonly isChosen: boolean }) {
  const { x, height, tone, isHollow } = mark;
  const inset = isHollow ? 0.5 : 0;
  return (
    <rect
      class={`${tone}${isHollow ? ' hollow' : ''}${isChosen ? ' chosen' : ''}`}
      x={x + inset}
      y={STRIP_HEIGHT - height + inset}
      width={MARK_WIDTH - 2 * inset}
      height={height - 2 * inset}
      rx={1}
    />
  );
}

/** Returns the outcome of a crawl, in words. */
function useMeaning(): (crawl: RecentCrawl) => string {
  const { domains, common } = useTexts();
  return ({ health_score, health_status, broken_links, ...crawl }) => {
    const state = shownState(crawl);
    if (state !== 'completed') return domains.strip[state];
    const score = health_score === null ? common.health.unknown : String(health_score);
    return domains.strip.completed(score, common.health[health_status], broken_links ?? 0);
  };
}

interface CrawlStripProps {
  readonly hostname: string;
  /** Oldest first. */
  readonly crawls: readonly RecentCrawl[];
}

/** The last crawls of a domain at a glance; each is explained on hover and when the arrow keys reach it. */
export function CrawlStrip({ hostname, crawls }: CrawlStripProps) {
  const { strip } = useTexts().domains;
  const meaning = useMeaning();
  const [at, setAt] = useState<number>();
  const marks = stripMarks(crawls);
  const width = stripWidth(marks.length);
  const shown = marks[at ?? marks.length - 1] ?? marks.at(-1);
  if (shown === undefined) return null;
  const count = (state: RecentCrawl['state']): number =>
    marks.filter(({ crawl }) => shownState(crawl) === state).length;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextMark(event.key, at, marks.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };
  const onMouseMove = (event: MouseEvent & { readonly currentTarget: SVGElement }) => {
    // A strip that is too wide is cut off at the left.
    const x = width - (event.currentTarget.getBoundingClientRect().right - event.clientX);
    const under = marks.findLastIndex((mark) => mark.x <= x);
    setAt(Math.max(0, under));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button within
    <span onKeyDown={onKeyDown}>
      <Tip
        class="crawl-strip"
        tip={
          <>
            <b>
              <DateTime at={shown.crawl.at} />
            </b>
            <span aria-live="polite">{meaning(shown.crawl)}</span>
          </>
        }
      >
        <span class="unseen">{strip.label(hostname, marks.length, count('failed'), count('canceled'))}</span>
        <svg
          viewBox={`0 0 ${width} ${STRIP_HEIGHT}`}
          width={width}
          height={STRIP_HEIGHT}
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden="true"
          onMouseMove={onMouseMove}
          onMouseLeave={() => setAt(undefined)}
        >
          <rect class="ground" width={width} height={STRIP_HEIGHT} />
          {marks.map((mark, index) => (
            <Mark key={mark.crawl.crawl_id} mark={mark} isChosen={index === at} />
          ))}
        </svg>
      </Tip>
    </span>
  );
}
