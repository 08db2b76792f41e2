import { Moment } from '../../../parts/labels/moment.tsx';
import { useTexts } from '../../../texts/texts.tsx';

interface FixedNowProps {
  /** Undefined: the status code is not known. */
  readonly answer: number | undefined;
  /** Time of the answer; null: it is not known. */
  readonly at: string | null;
  /** Whether it brings points back: page checks cost none. */
  readonly bringsPoints: boolean;
}

/** The good answer of a recheck, and when it counts: the score is that of the last crawl. */
export function FixedNow({ answer, at, bringsPoints }: FixedNowProps) {
  const { fixedNow } = useTexts().issues;
  return (
    <p class="small">
      {at !== null && (
        <>
          {fixedNow.answer(answer)} <Moment at={at} />.{' '}
        </>
      )}
      {bringsPoints && fixedNow.points}
    </p>
  );
}
