import { paths } from '../../platform/router/paths.ts';

const PARAMETER = 'ora';

/** The address of the page once a time is chosen, with the questions about the person. */
export const bookCallAt = (time: string) => `${paths.bookCall}?${PARAMETER}=${encodeURIComponent(time)}`;

/** The time in the address of the page; null for none or an invalid one. */
export function chosenTime(search: string): string | null {
  const value = new URLSearchParams(search).get(PARAMETER);
  const moment = value === null ? Number.NaN : Date.parse(value);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
