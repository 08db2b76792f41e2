import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'preact/hooks';
import { singleKeys } from '../preferences.ts';
import { focusOffer } from '../toasts.tsx';
import { isApple } from './is-apple.ts';
import { overlay } from './overlay.ts';
import { createKeyReader, type Destination, type Meaning } from './read-keys.ts';
import { focusRow, selectRow } from './rows.ts';

const isPaletteKey = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey && (isApple ? event.metaKey : event.ctrlKey);

const isModalOpen = (): boolean => document.querySelector('dialog:modal') !== null;

/** Whether the focus is where letters are text or select an item of a menu. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]') !== null;

function togglePalette(event: KeyboardEvent): void {
  // Another dialog may hold typed text, so the shortcut closes only the palette.
  if (isModalOpen() && overlay.get() !== 'palette') return;
  event.preventDefault();
  overlay.set(overlay.get() === 'palette' ? null : 'palette');
}

/** Focuses the first search field of the page; without one, it opens the palette. */
function search(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  if (field === null) overlay.set('palette');
}

/** The keys that work on every page of somebody who is signed in. */
export function useShortcuts(): void {
  const router = useRouter();
  useEffect(() => {
    const read = createKeyReader(() => performance.now());
    const go = (to: Destination): void => {
      const params = router.state.matches.at(-1)?.params ?? {};
      const isThere = 'domainId' in params || !to.includes('$domainId');
      if (isThere) void router.navigate({ to, params });
    };
    const obey = (meaning: Meaning): void => {
      if (meaning.is === 'search') search();
      else if (meaning.is === 'shortcuts') overlay.set('shortcuts');
      else if (meaning.is === 'offer') focusOffer();
      else if (meaning.is === 'row') focusRow(meaning.step);
      else if (meaning.is === 'select') selectRow(meaning.isRange);
      else go(meaning.to);
    };
    const onSingleKey = (event: KeyboardEvent): void => {
      if (!singleKeys.get() || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || isModalOpen()) return;
      const meaning = read(event.key);
      if (meaning === undefined) return;
      event.preventDefault();
      obey(meaning);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      if (isPaletteKey(event)) togglePalette(event);
      else onSingleKey(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [router]);
}
