import { attempt } from '@riparo/ui/attempt.ts';
import { STEP } from '../router/paths.ts';
import { latestKeptFlow } from './kept-flow.ts';
import { putIn } from './put-in.ts';

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
