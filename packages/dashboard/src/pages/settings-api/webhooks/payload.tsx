import './webhooks.css';

interface PayloadProps {
  /** What it is, for screen readers. */
  readonly label: string;
  /** Of others: it is shown as text only. */
  readonly text: string;
  /** Leaves room for what is around it. */
  readonly low?: boolean;
}

/** Text as it is sent, scrolled by keyboard too where it is long. */
export function Payload({ label, text, low = false }: PayloadProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus
    <section class={low ? 'payload low' : 'payload'} aria-label={label} tabIndex={0}>
      {text}
    </section>
  );
}
