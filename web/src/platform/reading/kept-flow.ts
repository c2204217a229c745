import { attempt } from '@riparo/ui/attempt.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';

export type KeptFlow = { readonly key: string; readonly title: string; readonly path: string };

type Kept = { readonly path?: string; readonly title?: string; readonly until?: number };

const read = (key: string) => attempt(() => JSON.parse(localStorage.getItem(key) ?? '') as Kept) ?? {};

/** The questions that were left last in this browser and can still be gone on with. */
export const latestKeptFlow = (): KeptFlow | null =>
  attempt(() => {
    const flows = Object.keys(localStorage).flatMap((key) => {
      const { path = '', title = '', until = 0 } = key.startsWith(WIZARD_KEYS) ? read(key) : {};
      // Only where this site itself asks something.
      return until > Date.now() && title && /^(?:\/[\w-]+)+$/.test(path) ? [{ key, title, path, until }] : [];
    });
    return flows.toSorted((one, other) => other.until - one.until)[0] ?? null;
  }) ?? null;
