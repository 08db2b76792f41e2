import { useEffect, useState } from 'preact/hooks';
import { isSame } from './is-same.ts';

/** ms without a key until what is typed is taken for settled. */
const PAUSE_MS = 400;

/** A value that is typed, once it has stayed the same for a while: what the server is requested to look at. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (isSame(settled, value)) return;
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return settled;
}
