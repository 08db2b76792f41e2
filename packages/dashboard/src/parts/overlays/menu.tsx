import './menu.css';
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../buttons/icon.tsx';

interface MenuProps {
  /** Name of the button for screen readers, when its content is no text. */
  readonly label?: string;
  /** Name of the menu; default: that of the button. */
  readonly menuLabel?: string;
  readonly button: ComponentChildren;
  readonly buttonClass: string;
  readonly children: ComponentChildren;
  /** Whether it opens above its button. */
  readonly upward?: boolean;
}

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
];

/** The item that a key selects: by arrows, Home, End or its first letter (ARIA Authoring Practices, menu button). */
function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length !== 1) return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}

/** A button with a menu. The browser closes the menu on Escape and on a press outside, and returns the focus. */
export function Menu({ label, menuLabel = label, button, buttonClass, children, upward = false }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const onToggle = (event: ToggleEvent) => {
    const isOpen = event.newState === 'open';
    trigger.current?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && menu.current) itemsOf(menu.current)[0]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return menu.current?.hidePopover();
    if (event.ctrlKey || event.metaKey || event.altKey || menu.current === null) return;
    const next = nextItem(itemsOf(menu.current), event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    trigger.current?.click();
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        class={buttonClass}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded="false"
        popovertarget={id}
        onKeyDown={onTriggerKey}
      >
        {button}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={menuLabel}
        class={upward ? 'menu upward' : 'menu'}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        // The menu closes after a press on an item.
        onClick={(event) => (event.target as Element).closest('[role^="menuitem"]') && menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

interface MenuItemProps {
  readonly icon?: IconName;
  readonly children: ComponentChildren;
  readonly onSelect: () => void;
  readonly danger?: boolean;
}

export function MenuItem({ icon, children, onSelect, danger = false }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      class={danger ? 'menu-item danger' : 'menu-item'}
      onClick={onSelect}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

interface MenuChoiceProps {
  readonly checked: boolean;
  readonly children: ComponentChildren;
  readonly onSelect: () => void;
}

/** An item that chooses one of several values. */
export function MenuChoice({ checked, children, onSelect }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      class="menu-item"
      onClick={onSelect}
    >
      {children}
      {checked && (
        <span class="mark">
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

/** Items that belong together, under a heading. */
export function MenuGroup({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a menu
    <div role="group" aria-label={label}>
      <div class="group" aria-hidden="true">
        {label}
      </div>
      {children}
    </div>
  );
}
