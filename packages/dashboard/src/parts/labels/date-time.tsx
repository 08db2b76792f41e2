import { useFormat } from '../../texts/texts.tsx';

interface DateTimeProps {
  /** RFC 3339, or ms since 1970. */
  readonly at: string | number;
  /** Puts a text around the time, such as "Crawl of"; default: none. */
  readonly text?: (time: string) => string;
}

/** A time with its date, to the minute. On hover it is shown to the second, with the time zone. */
export function DateTime({ at, text = (time) => time }: DateTimeProps) {
  const format = useFormat();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={format.exact(date)}>
      {text(format.dateTime(date))}
    </time>
  );
}
