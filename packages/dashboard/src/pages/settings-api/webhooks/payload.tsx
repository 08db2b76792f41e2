import './webhooks.css';
import { indentedJson } from './indented-json.ts';

interface PayloadProps {
  /** The name of the text, for screen readers. */
  readonly label: string;
  /** The text. It may come from another server, so it is shown as plain text only. */
  readonly text: string;
  /** Limits the height, so that there is room for what surrounds it. */
  readonly low?: boolean;
}

/** A text of a request or response; JSON is indented. A long one can also be scrolled by keyboard. */
export function Payload({ label, text, low = false }: PayloadProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus
    <section class={low ? 'payload low' : 'payload'} aria-label={label} tabIndex={0}>
      {indentedJson(text)}
    </section>
  );
}
