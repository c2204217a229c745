import { attempt } from '@riparo/ui/attempt.ts';
import { STEP } from '../router/paths.ts';
import { putIn } from './put-in.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';

type UnfinishedFlow = { readonly key: string; readonly title: string; readonly path: string };

type Kept = { readonly path?: string; readonly title?: string; readonly until?: number };

const read = (key: string) => attempt(() => JSON.parse(localStorage.getItem(key) ?? '') as Kept) ?? {};

/** The most recent unfinished flow in this browser that can still be resumed. */
export const latestUnfinishedFlow = (): UnfinishedFlow | null =>
  attempt(() => {
    const flows = Object.keys(localStorage).flatMap((key) => {
      const { path = '', title = '', until = 0 } = key.startsWith(WIZARD_KEYS) ? read(key) : {};
      // Only paths of this site whose title is known.
      return until > Date.now() && title && /^(?:\/[\w-]+)+$/.test(path) ? [{ key, title, path, until }] : [];
    });
    return flows.toSorted((one, other) => other.until - one.until)[0] ?? null;
  }) ?? null;

/** Beyond the last step of every wizard: leads to the furthest question the answers reach. */
const LAST_STEP = 99;

/** Offers to resume the most recent unfinished flow in this browser, or to discard it. */
export function offerToResume(place: HTMLElement): void {
  const flow = latestUnfinishedFlow();
  place.querySelector(':scope > aside')?.remove();
  if (!flow || !putIn(place, { title: flow.title })) return;
  const way = place.querySelector('a');
  way?.setAttribute('href', `${flow.path}?${STEP}=${LAST_STEP}`);
  way?.setAttribute('aria-label', `Riprendi: ${flow.title}`);
  place.querySelector('button')?.addEventListener('click', () => {
    for (const memory of [sessionStorage, localStorage]) attempt(() => memory.removeItem(flow.key));
    offerToResume(place);
  });
}
