import { useEffect, useState } from 'preact/hooks';
import { useFormat } from '../../texts/texts.tsx';

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

/** How long ago or ahead a time is; the exact time on hover. @param at RFC 3339 */
export function Moment({ at }: { readonly at: string }) {
  const format = useFormat();
  const now = useNow();
  const date = new Date(at);
  return (
    <time dateTime={at} title={format.exact(date)}>
      {format.relative(date, now)}
    </time>
  );
}
