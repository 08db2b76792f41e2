import { useEffect, useState } from 'preact/hooks';
import { exactTimes } from '../../app/preferences.ts';
import { useStore } from '../../store.ts';
import { useFormat } from '../../texts/texts.tsx';
import { DateTime } from './date-time.tsx';
import { Day } from './day.tsx';

const MINUTE_MS = 60_000;

/** The current time in ms since 1970, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Milliseconds from now in which relative times are shown; beyond it, a date says more. */
const RECENT_MS = 7 * 86_400_000;

/**
 * A time relative to now, or its date if it is more than a week away. The exact time is shown on hover, or instead if somebody has
 * chosen that. @param at RFC 3339
 */
export function Moment({ at }: { readonly at: string }) {
  const format = useFormat();
  const now = useNow();
  const isExact = useStore(exactTimes);
  const date = new Date(at);
  const isRecent = Math.abs(date.getTime() - now) < RECENT_MS;
  if (isExact) return <DateTime at={at} />;
  return isRecent ? (
    <time dateTime={at} title={format.exact(date)}>
      {format.relative(date, now)}
    </time>
  ) : (
    <Day at={at} />
  );
}
