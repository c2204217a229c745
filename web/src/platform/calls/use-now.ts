import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { useEffect, useState } from 'react';

/** The current minute by the reader's clock. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const every = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(every);
  }, []);
  return now;
}
