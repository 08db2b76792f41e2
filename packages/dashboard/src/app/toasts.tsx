import './toasts.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOutage, isSignedOut } from '../api/errors.ts';
import { Button } from '../parts/buttons/button.tsx';
import { Icon } from '../parts/buttons/icon.tsx';
import { ProblemText } from '../parts/labels/problem-text.tsx';
import { createStore, useStore } from '../store.ts';
import type { Texts } from '../texts/en/index.ts';
import { useTexts } from '../texts/texts.tsx';

/** A function of the texts, where what is done changes the language that they are in. */
type ToastText = string | ((texts: Texts) => string);

interface Toast {
  readonly id: number;
  readonly text: ToastText;
  /** `unknown`: neither good nor bad. */
  readonly tone: 'excellent' | 'critical' | 'unknown';
  /** What the server may have said more about; `text` where it has not. */
  readonly error?: unknown;
  readonly action?: ToastAction | undefined;
}

/** What can be done about what is said, such as undoing it. */
export interface ToastAction {
  readonly text: string;
  run(): Promise<unknown>;
}

/** What is done is read at a glance; what has failed takes longer. */
const SHOWN_MS = { excellent: 5_000, unknown: 5_000, critical: 8_000 };
/** With something to press: time to read it and to reach it. */
const SHOWN_WITH_ACTION_MS = 20_000;
const SHOWN_AT_ONCE = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

function show(message: Omit<Toast, 'id'>): void {
  lastId += 1;
  toasts.set([...toasts.get(), { ...message, id: lastId }].slice(-SHOWN_AT_ONCE));
}

/** Says in the corner, and to screen readers, that something is done or has failed. What needs an answer is no toast. */
export const toast = (text: ToastText, tone: Toast['tone'] = 'excellent'): void => show({ text, tone });

/** Says that something is done, and offers what can be done about it. It must be possible elsewhere, too: toasts go away. */
export const toastWith = (text: string, action: ToastAction): void => show({ text, tone: 'excellent', action });

/** Says what the server said about a failure. @param otherwise where it said nothing */
export function toastError(error: unknown, otherwise: string): void {
  // The dialog to sign in again says so.
  if (isSignedOut(error)) return;
  show({ text: otherwise, tone: 'critical', error });
}

/** What an earlier attempt came to says nothing about the next one. What can still be undone stays. */
export const dismissEarlier = (): void => toasts.set(toasts.get().filter(({ action }) => action !== undefined));

/** Goes to what the newest note offers, for the keyboard: notes are the last thing of a page. */
export function focusOffer(): void {
  const offers = document.querySelectorAll<HTMLElement>('.toast [aria-keyshortcuts]');
  offers[offers.length - 1]?.focus();
}

const dismiss = (id: number): void => toasts.set(toasts.get().filter((one) => one.id !== id));

/** Whether somebody is at a note, with the pointer or the focus: it does not go away under their hands. */
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
  // With the rendering, not after it: the time must not run out in between.
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
      {tone !== 'unknown' && <Icon name={tone === 'excellent' ? 'check' : 'warning'} />}
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

/** Always there, so that screen readers notice what is added. */
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
