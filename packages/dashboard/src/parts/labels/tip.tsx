import './badge.css';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface TipProps {
  readonly children: ComponentChildren;
  /** The explanation, shown on hover, focus and press. */
  readonly tip: ComponentChildren;
  readonly class: string;
}

/** A popover with the option `source`, which names its anchor (HTML, section 6.12) and which TypeScript does not know yet. */
interface Popover {
  showPopover(options: { readonly source: HTMLElement | null }): void;
}

/** Content with an explanation, which stays while the pointer is on it and which Escape closes (WCAG 2.2, 1.4.13). */
export function Tip({ children, tip, class: className }: TipProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const show = () => {
    const isOpen = box.current?.matches(':popover-open') ?? true;
    if (!isOpen) (box.current as Popover | null)?.showPopover({ source: trigger.current });
  };
  const hide = () => {
    const isWanted = trigger.current?.matches(':hover, :focus-visible') || box.current?.matches(':hover');
    if (!isWanted) box.current?.hidePopover();
  };
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && box.current?.hidePopover();
  return (
    <span>
      <button
        ref={trigger}
        type="button"
        class={className}
        aria-describedby={id}
        onMouseEnter={show}
        onMouseLeave={() => setTimeout(hide, 100)}
        onFocus={show}
        onBlur={() => box.current?.hidePopover()}
        onClick={show}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      <div ref={box} id={id} popover="manual" role="tooltip" class="tip" onMouseLeave={hide}>
        {tip}
      </div>
    </span>
  );
}
