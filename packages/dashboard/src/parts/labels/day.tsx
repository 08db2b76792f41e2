import { useFormat } from '../../texts/texts.tsx';

interface DayProps {
  /** RFC 3339 */
  readonly at: string;
  /** What stands around the day, such as "back since". Default: nothing. */
  readonly text?: (day: string) => string;
}

/** The day of a time; the exact time on hover. */
export function Day({ at, text = (day) => day }: DayProps) {
  const format = useFormat();
  const date = new Date(at);
  return (
    <time dateTime={at} title={format.exact(date)}>
      {text(format.date(date))}
    </time>
  );
}
