import './button.css';
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'icon'> {
  readonly children: ComponentChildren;
  /** Look of the button; default: `plain`. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'chip' | 'link';
  /** Whether its action is running: presses then do nothing, and the focus stays. */
  readonly busy?: boolean | undefined;
  readonly wide?: boolean;
  /** Whether it has only an icon; it then needs an `aria-label`. */
  readonly square?: boolean;
}

const classOf = ({ kind = 'plain', wide, square }: ButtonProps): string => {
  if (kind === 'link') return 'link-button';
  return ['button', kind === 'plain' ? '' : kind, wide ? 'wide' : '', square ? 'square' : ''].filter(Boolean).join(' ');
};

export function Button(props: ButtonProps) {
  const { children, kind: _kind, wide: _wide, square: _square, busy = false, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      class={classOf(props)}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </button>
  );
}
