import { useEffect, useState } from 'preact/hooks';

/** ms without a key until the server searches. */
const PAUSE_MS = 150;

/** What was typed, once the person pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
