import { Button } from '../parts/buttons/button.tsx';
import { useStore } from '../store.ts';
import { useFormat, useTexts } from '../texts/texts.tsx';
import { exactTimes } from './preferences.ts';

/** The note that names the time zone of the times on a page, with the switch to times that are exact to the minute. */
export function TimesNote() {
  const { times } = useTexts().shell;
  const isExact = useStore(exactTimes);
  const zone = useFormat().zone();
  return (
    <p class="times-note small muted">
      {times.zone(zone)}{' '}
      <Button kind="link" aria-pressed={isExact} onClick={() => exactTimes.set(!isExact)}>
        {times.exact}
      </Button>
    </p>
  );
}
