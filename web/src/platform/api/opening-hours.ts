import { openingHoursCall } from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { type OpeningHours, usualHours } from '@riparo/domain/desk/opening-hours/call-by.ts';

let asked: Promise<OpeningHours> | undefined;

async function ask(): Promise<OpeningHours> {
  try {
    const answer = await fetch(openingHoursCall.path);
    if (answer.ok) return ((await answer.json()) as { data: OpeningHours }).data;
  } catch {
    // Whoever is offline reads what holds most of the time.
  }
  return usualHours;
}

/** When the desk is there, as was last decided at the desk. Asked once: small enough for pages that are only read. */
export const openingHours = (): Promise<OpeningHours> => (asked ??= ask());
