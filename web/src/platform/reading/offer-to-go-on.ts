import { attempt } from '@riparo/ui/attempt.ts';
import { STEP } from '../router/paths.ts';
import { putIn } from './put-in.ts';
import { WIZARD_KEYS } from '../api/memory/browser-memory.ts';

type KeptFlow = { readonly key: string; readonly title: string; readonly path: string };

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

/** Beyond every wizard: leads to the furthest question that the answers reach. */
const LAST_STEP = 99;

/** The way back to the questions that were left last in this browser, or the end of them. */
export function offerToGoOn(place: HTMLElement): void {
  const flow = latestKeptFlow();
  place.querySelector(':scope > aside')?.remove();
  if (!flow || !putIn(place, { title: flow.title })) return;
  const way = place.querySelector('a');
  way?.setAttribute('href', `${flow.path}?${STEP}=${LAST_STEP}`);
  way?.setAttribute('aria-label', `Riprendi: ${flow.title}`);
  place.querySelector('button')?.addEventListener('click', () => {
    for (const memory of [sessionStorage, localStorage]) attempt(() => memory.removeItem(flow.key));
    offerToGoOn(place);
  });
}
