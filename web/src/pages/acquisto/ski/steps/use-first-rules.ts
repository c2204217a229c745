import { startTransition, useEffect, useState } from 'react';

type FirstRules = typeof import('./first-rules.ts');

const firstRules = async () => (await import('../later.ts')).firstRules();

let arrived: FirstRules | null = null;

/** What the first question needs once somebody answers it. Null for the moment until it is here. */
export function useFirstRules(): FirstRules | null {
  const [rules, setRules] = useState(arrived);
  useEffect(() => {
    firstRules().then(
      (found) => startTransition(() => setRules((arrived = found))),
      // Without a connection the next question does not come either, and says so.
      () => undefined,
    );
  }, []);
  return rules;
}
