import { exactTimes } from '../../app/preferences.ts';
import { useStore } from '../../store.ts';
import { useFormat } from '../../texts/texts.tsx';
import { DateTime } from './date-time.tsx';

interface DayProps {
  /** RFC 3339 */
  readonly at: string;
  /** What stands around the day, such as "back since". Default: nothing. */
  readonly text?: (day: string) => string;
}

/** The day of a time; the exact time on hover, or in its place where somebody has chosen that. */
export function Day({ at, text = (day) => day }: DayProps) {
  const format = useFormat();
  const isExact = useStore(exactTimes);
  const date = new Date(at);
  if (isExact) return <DateTime at={at} text={text} />;
  return (
    <time dateTime={at} title={format.exact(date)}>
      {text(format.date(date))}
    </time>
  );
}
