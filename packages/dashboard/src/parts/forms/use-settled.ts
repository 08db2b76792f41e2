import { useEffect, useState } from 'preact/hooks';
import { isSame } from './is-same.ts';

/** Milliseconds without a key press before a typed value counts as settled. */
const PAUSE_MS = 400;

/** A typed value, updated only when it has not changed for a while, for requests that depend on it. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (isSame(settled, value)) return;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return settled;
}
