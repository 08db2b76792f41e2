import { useEffect, useState } from 'preact/hooks';
import { exactTimes } from '../../app/preferences.ts';
import { useStore } from '../../store.ts';
import { useFormat } from '../../texts/texts.tsx';
import { DateTime } from './date-time.tsx';
import { Day } from './day.tsx';

const MINUTE_MS = 60_000;

/** The present, renewed every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** From here on the day says more than how long ago it was. */
const RECENT_MS = 7 * 86_400_000;

/**
 * How long ago or ahead a time is, beyond a week its day; the exact time on hover, or in its place where somebody has chosen
 * that. @param at RFC 3339
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
