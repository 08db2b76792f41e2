import { useEffect, useState } from 'preact/hooks';
import { useFormat } from '../../texts/texts.tsx';
import { clockOf } from './clock-of.ts';

/** The time that is left until a moment, updated every second. @param at RFC 3339 */
export function Countdown({ at }: { readonly at: string }) {
  const format = useFormat();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const date = new Date(at);
  return (
    <time dateTime={at} title={format.exact(date)}>
      {clockOf(date.getTime() - now)}
    </time>
  );
}
