import { startTransition, useEffect, useState } from 'react';
import type { FirstRules } from './first-rules.ts';

const loadRules = async () => (await (await import('../later.ts')).firstRules()).firstRules;

let arrived: FirstRules | null = null;

/** Code needed once the first question is answered. Null until loaded. */
export function useFirstRules(): FirstRules | null {
  const [rules, setRules] = useState(arrived);
  useEffect(() => {
    loadRules().then(
      (found) => startTransition(() => setRules((arrived = found))),
      // Offline the next question fails too, and shows it.
      () => undefined,
    );
  }, []);
  return rules;
}
