import { useDeferredValue, useEffect, useState } from 'react';

/** Each question is a search in the log, and counted: nobody is asked for every letter of a name. */
const ASK_AFTER_MS = 300;

/** What was typed, once the hand rests for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return useDeferredValue(settled);
}
