import { useEffect, useState } from 'preact/hooks';

/** Milliseconds without a key press before the server searches. */
const PAUSE_MS = 150;

/** The typed text, updated only when the person pauses. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
