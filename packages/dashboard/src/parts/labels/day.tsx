import { exactTimes } from '../../app/preferences.ts';
import { useStore } from '../../store.ts';
import { useFormat } from '../../texts/texts.tsx';
import { DateTime } from './date-time.tsx';

/** The date of a time. The exact time is shown on hover, or instead if somebody has chosen that. @param at RFC 3339 */
export function Day({ at }: { readonly at: string }) {
  const format = useFormat();
  const isExact = useStore(exactTimes);
  const date = new Date(at);
  if (isExact) return <DateTime at={at} />;
  return (
    <time dateTime={at} title={format.exact(date)}>
      {format.date(date)}
    </time>
  );
}
