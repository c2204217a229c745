import {
  MAX_CLOSING_DAYS,
  MAX_SPANS,
  type Span,
  type TypedHours,
} from '@riparo/domain/desk/opening-hours/hours-settings.ts';
import type { HoursPart, PartValue } from '@riparo/domain/desk/opening-hours/merge-hours.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';

export const WEEKDAYS = [
  'Lunedì',
  'Martedì',
  'Mercoledì',
  'Giovedì',
  'Venerdì',
  'Sabato',
  'Domenica',
] as const;

/** A line of the form: its boxes are read when it is sent, the key identifies them until then. */
type Keyed<Value> = Value & { readonly key: string };

export type HoursForm = {
  readonly week: readonly (readonly Keyed<Span>[])[];
  readonly closingDays: readonly Keyed<{ readonly date: string; readonly name: string }>[];
};

export const spanName = (day: number, index: number, end: 'opens' | 'closes') =>
  `week.${day}.${index}.${end}`;
export const closingName = (index: number, part: 'date' | 'name') => `closingDays.${index}.${part}`;

export const formOf = ({ week, closingDays }: TypedHours): HoursForm => ({
  week: week.map((spans, day) => spans.map((span, index) => ({ ...span, key: `${day}.${index}` }))),
  closingDays: closingDays.map((each) => ({ ...each, key: each.date })),
});

/** A closed day opens from nine to six, to be edited; an open one gets a second span to fill in. */
export function addSpan(form: HoursForm, day: number, key: string): HoursForm {
  const spans = form.week[day] ?? [];
  if (spans.length >= MAX_SPANS) return form;
  const usual = spans.length === 0 ? { opens: '09:00', closes: '18:00' } : { opens: '', closes: '' };
  return { ...form, week: form.week.with(day, [...spans, { ...usual, key }]) };
}

export const removeSpan = (form: HoursForm, day: number, key: string): HoursForm => ({
  ...form,
  week: form.week.with(
    day,
    (form.week[day] ?? []).filter((span) => span.key !== key),
  ),
});

export const addClosing = (form: HoursForm, key: string): HoursForm =>
  form.closingDays.length >= MAX_CLOSING_DAYS
    ? form
    : { ...form, closingDays: [...form.closingDays, { date: '', name: '', key }] };

export const removeClosing = (form: HoursForm, key: string): HoursForm => ({
  ...form,
  closingDays: form.closingDays.filter((each) => each.key !== key),
});

/** The content of the form's boxes. */
export const readForm = ({ week, closingDays }: HoursForm, get: (name: string) => string): TypedHours => ({
  week: week.map((spans, day) =>
    spans.map((_, index) => ({
      opens: get(spanName(day, index, 'opens')),
      closes: get(spanName(day, index, 'closes')),
    })),
  ),
  closingDays: closingDays.map((_, index) => ({
    date: get(closingName(index, 'date')),
    name: get(closingName(index, 'name')).trim(),
  })),
});

/** `09:00–13:00, 14:00–18:00` */
export const formatSpans = (spans: readonly Span[]) =>
  spans.length === 0 ? 'Chiuso' : spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ');

export const formatDate = (date: string) => (isIsoDate(date) ? formatItalianDate(date) : date);

export const formatPart = (part: HoursPart) =>
  part.kind === 'weekday' ? (WEEKDAYS[part.day] ?? '') : `Chiusura del ${formatDate(part.date)}`;

export const formatValue = (value: PartValue) =>
  value === null ? 'Nessuna chiusura' : typeof value === 'string' ? value : formatSpans(value);
