import { useFormat } from '../../texts/texts.tsx';

interface DateTimeProps {
  /** RFC 3339, or epoch ms. */
  readonly at: string | number;
  /** What stands around the time, such as "Crawl of". Default: nothing. */
  readonly text?: (time: string) => string;
}

/** Day and minute of a time; to the second, with the time zone, on hover. */
export function DateTime({ at, text = (time) => time }: DateTimeProps) {
  const format = useFormat();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} title={format.exact(date)}>
      {text(format.dateTime(date))}
    </time>
  );
}
