import { useDeferredValue, useEffect, useState } from 'react';

/** Each search is logged and counted: it must not run for every letter of a name. */
const DEBOUNCE_MS = 300;

/** The text, once typing pauses for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
}
