import './toolbar.css';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'preact/hooks';
import { useTexts } from '../../texts/texts.tsx';
import { Icon } from '../buttons/icon.tsx';

/** Milliseconds without a key press before the list is searched. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  readonly label: string;
  /** The text in the address. */
  readonly value: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
}

/** A field that searches while a person types. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { common } = useTexts();
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    // The back button changes the address, but not the field.
    if (input.current && document.activeElement !== input.current) input.current.value = value ?? '';
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const find = () => {
    // When the person has chosen another page that is still loading, a search would keep them on this one.
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
    if (!isLeaving) latest.current(input.current?.value.trim() || undefined);
  };
  const onInput = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(find, PAUSE_MS);
  };
  const clear = () => {
    clearTimeout(timer.current);
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
    onSearch(undefined);
  };
  return (
    <div class="search">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        class="input"
        aria-label={label}
        placeholder={label}
        defaultValue={value ?? ''}
        onInput={onInput}
      />
      <button type="button" class="bare-icon clear" aria-label={common.clearSearch} onClick={clear}>
        <Icon name="close" size={15} />
      </button>
    </div>
  );
}
