import { Button } from '../parts/buttons/button.tsx';
import { useStore } from '../store.ts';
import { useFormat, useTexts } from '../texts/texts.tsx';
import { exactTimes } from './preferences.ts';

/** Of which time zone the times of a page are, and whether they stand to the minute. */
export function TimesNote() {
  const { times } = useTexts().shell;
  const isExact = useStore(exactTimes);
  const zone = useFormat().zone();
  return (
    <p class="small muted">
      {times.zone(zone)}{' '}
      <Button kind="link" aria-pressed={isExact} onClick={() => exactTimes.set(!isExact)}>
        {times.exact}
      </Button>
    </p>
  );
}
