import './toasts.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOutage, isSignedOut } from '../api/errors.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Icon } from '../parts/buttons/icon.tsx';
import { ProblemText } from '../parts/labels/problem-text.tsx';
import { createStore, useStore } from '../store.ts';
import type { Texts } from '../texts/en/index.ts';
import { useTexts } from '../texts/texts.tsx';

/** The text of a toast; a function of the texts when the action changes the language. */
type ToastText = string | ((texts: Texts) => string);

interface Toast {
  readonly id: number;
  readonly text: ToastText;
  /** The tone; `unknown` is neutral. */
  readonly tone: 'excellent' | 'critical' | 'unknown';
  /** An error whose message from the server replaces `text`, if it has one. */
  readonly error?: unknown;
  readonly action?: ToastAction | undefined;
}

/** An action offered in a toast, such as undoing the change. */
export interface ToastAction {
  readonly text: string;
  run(): Promise<unknown>;
}

/** Milliseconds that a toast is shown. A success is read at a glance; a failure takes longer. */
const SHOWN_MS = { excellent: 5_000, unknown: 5_000, critical: 8_000 };
/** Milliseconds for a toast with a button: time to read it and to reach the button. */
const SHOWN_WITH_ACTION_MS = 20_000;
const SHOWN_AT_ONCE = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function show(message: Omit<Toast, 'id'>): void {
  lastId += 1;
  toasts.set([...toasts.get(), { ...message, id: lastId }].slice(-SHOWN_AT_ONCE));
}

/** Shows in the corner, and announces to screen readers, that something is done or has failed. Do not use it for what needs an answer. */
export const toast = (text: ToastText, tone: Toast['tone'] = 'excellent'): void => show({ text, tone });

/** Shows a success and offers an action on it. The action must be possible elsewhere too, because toasts disappear. */
export const toastWith = (text: string, action: ToastAction): void => show({ text, tone: 'excellent', action });

/** Shows what the server said about a failure. @param otherwise the text when it said nothing */
export function toastError(error: unknown, otherwise: string): void {
  // For an ended session there is the dialog that signs in again.
  if (isSignedOut(error)) return;
  show({ text: otherwise, tone: 'critical', error });
}

/** Removes the toasts of earlier attempts, which mean nothing for the next one. Toasts with an action, such as undoing, stay. */
export const dismissEarlier = (): void => toasts.set(toasts.get().filter(({ action }) => action !== undefined));

/** Focuses the action of the newest toast. Toasts are at the end of the page, hard to reach by keyboard. */
export function focusOffer(): void {
  const offers = document.querySelectorAll<HTMLElement>('.toast [aria-keyshortcuts]');
  offers[offers.length - 1]?.focus();
}

const dismiss = (id: number): void => toasts.set(toasts.get().filter((one) => one.id !== id));

/** Whether the pointer or the focus is on a toast, so that it does not disappear meanwhile. */
function useHold() {
  const [isHeld, setHeld] = useState(false);
  const by = useRef({ pointer: false, focus: false });
  const note = (change: Partial<typeof by.current>) => () => {
    by.current = { ...by.current, ...change };
    setHeld(by.current.pointer || by.current.focus);
  };
  const hold = {
    onPointerEnter: note({ pointer: true }),
    onPointerLeave: note({ pointer: false }),
    onFocusIn: note({ focus: true }),
    onFocusOut: note({ focus: false }),
  };
  return { isHeld, hold };
}

function ToastNote({ toast: { id, text, tone, error, action } }: { readonly toast: Toast }) {
  const texts = useTexts();
  const { common } = texts;
  const said = typeof text === 'string' ? text : text(texts);
  const { isHeld, hold } = useHold();
  // A layout effect runs with the rendering: with a later one, the time could run out in between.
  useLayoutEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(id), action === undefined ? SHOWN_MS[tone] : SHOWN_WITH_ACTION_MS);
    return () => clearTimeout(timer);
  }, [id, tone, action, isHeld]);
  const act = () => {
    dismiss(id);
    action?.run().catch((reason: unknown) => toastError(reason, isOutage(reason) ? common.noAnswer : common.failed));
  };
  return (
    <div class={`toast ${tone}`} {...hold}>
      {tone !== 'unknown' && <Icon name={tone === 'excellent' ? 'check' : 'failure'} />}
      <span>{error === undefined ? said : <ProblemText error={error} otherwise={said} />}</span>
      {action && (
        <Button aria-keyshortcuts="u" onClick={act}>
          {action.text}
        </Button>
      )}
      <Button kind="quiet" square aria-label={common.dismiss} onClick={() => dismiss(id)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

/** The list of toasts. It is always in the page, so that screen readers notice what is added. */
export function Toasts() {
  const shown = useStore(toasts);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {shown.map((one) => (
        <ToastNote key={one.id} toast={one} />
      ))}
    </div>
  );
}
