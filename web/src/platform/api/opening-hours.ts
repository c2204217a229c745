import { openingHoursCall } from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { type OpeningHours, usualHours } from '@riparo/domain/desk/opening-hours/call-by.ts';

let asked: Promise<OpeningHours> | undefined;

async function ask(): Promise<OpeningHours> {
  try {
    const answer = await fetch(openingHoursCall.path);
    if (answer.ok) return ((await answer.json()) as { data: OpeningHours }).data;
  } catch {
    // Offline visitors see the usual hours.
  }
  return usualHours;
}

/** The opening hours currently set at the desk, fetched once per visit; small enough for static pages. */
export const openingHours = (): Promise<OpeningHours> => (asked ??= ask());
