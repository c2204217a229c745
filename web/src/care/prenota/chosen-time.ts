import { paths } from '../../platform/router/paths.ts';

const PARAMETER = 'ora';

/** The address of the page once a time is chosen: who is called then. */
export const bookCallAt = (time: string) => `${paths.bookCall}?${PARAMETER}=${encodeURIComponent(time)}`;

/** The time that the address of the page names; null for none, or for what is no moment. */
export function chosenTime(search: string): string | null {
  const said = new URLSearchParams(search).get(PARAMETER);
  const moment = said === null ? Number.NaN : Date.parse(said);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
