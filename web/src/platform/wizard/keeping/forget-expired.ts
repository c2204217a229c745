import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../../api/memory/browser-memory.ts';

/** Unreadable answers too. */
const isOver = (stored: string) => {
  const until = attempt(() => (JSON.parse(stored) as { until?: number }).until) ?? 0;
  return until <= Date.now();
};

/** A cookie expires by itself; storage has to be cleaned up. */
export const deleteExpired = () =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(WIZARD_KEYS) && isOver(localStorage.getItem(key) ?? ''))
        localStorage.removeItem(key);
    }
  });
