import { startTransition, useEffect, useState } from 'react';
import type { FirstRules } from './first-rules.ts';

const loadRules = async () => (await (await import('../later.ts')).firstRules()).firstRules;

let arrived: FirstRules | null = null;

/** What the first question needs once somebody answers it. Null for the moment until it is here. */
export function useFirstRules(): FirstRules | null {
  const [rules, setRules] = useState(arrived);
  useEffect(() => {
    loadRules().then(
      (found) => startTransition(() => setRules((arrived = found))),
      // Without a connection the next question does not come either, and says so.
      () => undefined,
    );
  }, []);
  return rules;
}
