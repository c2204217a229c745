import { brand } from '../../platform/brand/brand.ts';
import { addDays, type IsoDate, isIsoDate } from '../../platform/values/calendar.ts';
import type { OpeningHours } from './call-by.ts';

export type Span = { readonly opens: string; readonly closes: string };

export type ClosingDay = { readonly date: IsoDate; readonly name: string };

/** The opening hours set by a manager (responsabile). */
export type HoursSettings = {
  /** Seven days from Monday; empty where closed, two periods where there is a break. */
  readonly week: readonly (readonly Span[])[];
  /** In addition to public holidays. */
  readonly closingDays: readonly ClosingDay[];
};

export const WEEK_DAYS = 7;
export const MAX_SPANS = 2;
export const MAX_CLOSING_DAYS = 60;
export const CLOSING_NAME_MAX = 60;
const MAX_LOOKAHEAD_DAYS = 730;

/** Until the desk changes them. */
export const usualSettings: HoursSettings = {
  week: Array.from({ length: WEEK_DAYS }, (_, index) =>
    brand.callDesk.hours
      .filter(({ days }) => days.some((day) => day === index + 1))
      .map(({ opens, closes }) => ({ opens, closes })),
  ),
  closingDays: [],
};

/** As used for deadlines: consecutive days with the same hours are grouped. */
export const hoursOf = ({ week, closingDays }: HoursSettings): OpeningHours => {
  const runs: { days: number[]; spans: readonly Span[] }[] = [];
  week.forEach((spans, index) => {
    const last = runs.at(-1);
    if (last && isAlike(last.spans, spans)) last.days.push(index + 1);
    else runs.push({ days: [index + 1], spans });
  });
  return {
    week: runs.flatMap(({ days, spans }) => spans.map(({ opens, closes }) => ({ days, opens, closes }))),
    closingDays: closingDays.map(({ date }) => date),
  };
};

const isAlike = (some: readonly Span[], others: readonly Span[]) =>
  some.length === others.length &&
  some.every(({ opens, closes }, index) => opens === others[index]?.opens && closes === others[index].closes);

export type TypedHours = {
  readonly week: readonly (readonly Span[])[];
  readonly closingDays: readonly { readonly date: string; readonly name: string }[];
};

/** Errors by field: `week.0.1.opens`, `closingDays.2.date`. */
export type HoursErrors = Readonly<Record<string, string>>;

/** Past closing days are dropped. */
export const checkHours = (
  { week, closingDays }: TypedHours,
  today: IsoDate,
): { readonly settings: HoursSettings; readonly faults: HoursErrors } => {
  const faults: Record<string, string> = {};
  week.forEach((spans, day) => Object.assign(faults, spanFaults(spans, `week.${day}`)));
  if (week.every((spans) => spans.length === 0))
    faults['week'] = 'Almeno un giorno della settimana dobbiamo essere aperti.';
  const kept: ClosingDay[] = [];
  closingDays.forEach(({ date, name: typed }, index) => {
    const field = `closingDays.${index}`;
    const name = typed.trim();
    if (!isIsoDate(date)) faults[`${field}.date`] = 'Scrivi un giorno che esiste.';
    else if (date < today) return;
    else if (date > addDays(today, MAX_LOOKAHEAD_DAYS))
      faults[`${field}.date`] = 'Scegli un giorno nei prossimi due anni.';
    else if (kept.some((other) => other.date === date))
      faults[`${field}.date`] = 'Questo giorno c’è già nell’elenco.';
    else kept.push({ date, name });
    if (name === '') faults[`${field}.name`] = 'Scrivi come si chiama, per esempio «Chiusura estiva».';
    else if (name.length > CLOSING_NAME_MAX)
      faults[`${field}.name`] = `Usa al massimo ${CLOSING_NAME_MAX} caratteri.`;
  });
  const sorted = kept.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { settings: { week, closingDays: sorted }, faults };
};

// Calls are booked in quarter-hours.
const quarter = /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/;
const NO_QUARTER = 'Scrivi un orario a quarti d’ora, per esempio 09:15.';

const spanFaults = (spans: readonly Span[], day: string): HoursErrors => {
  const faults: Record<string, string> = {};
  spans.forEach(({ opens, closes }, index) => {
    const before = spans[index - 1];
    if (!quarter.test(opens)) faults[`${day}.${index}.opens`] = NO_QUARTER;
    else if (before && opens <= before.closes)
      faults[`${day}.${index}.opens`] = 'Il secondo orario comincia dopo la fine del primo.';
    if (!quarter.test(closes)) faults[`${day}.${index}.closes`] = NO_QUARTER;
    else if (closes <= opens) faults[`${day}.${index}.closes`] = 'Si chiude dopo aver aperto.';
  });
  return faults;
};
