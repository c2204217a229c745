import { describe, expect, test } from 'vitest';
import {
  addClosing,
  addSpan,
  formOf,
  readForm,
  removeClosing,
  removeSpan,
  formatPart,
  formatSpans,
  formatValue,
} from './typed-hours.ts';

const morning = { opens: '09:00', closes: '13:00' };
const afternoon = { opens: '14:00', closes: '18:00' };
const hours = {
  week: [[morning, afternoon], [morning], [morning], [morning], [morning], [], []],
  closingDays: [
    { date: '2026-12-24', name: 'Vigilia' },
    { date: '2026-12-31', name: 'San Silvestro' },
  ],
};

/** As a browser would answer for untouched boxes. */
const untouched = (form: ReturnType<typeof formOf>) => {
  const boxes = new Map<string, string>();
  form.week.forEach((spans, day) =>
    spans.forEach(({ opens, closes }, index) => {
      boxes.set(`week.${day}.${index}.opens`, opens);
      boxes.set(`week.${day}.${index}.closes`, closes);
    }),
  );
  form.closingDays.forEach(({ date, name }, index) => {
    boxes.set(`closingDays.${index}.date`, date);
    boxes.set(`closingDays.${index}.name`, name);
  });
  return (name: string) => boxes.get(name) ?? '';
};

const readBack = (form: ReturnType<typeof formOf>) => readForm(form, untouched(form));

test('an untouched form returns the hours it was given', () => {
  expect(readBack(formOf(hours))).toEqual(hours);
});

describe('a day', () => {
  test('a day opens, gets a second span to fill in, and no third', () => {
    const opened = addSpan(formOf(hours), 6, 'a');
    expect(readBack(opened).week[6]).toEqual([{ opens: '09:00', closes: '18:00' }]);
    const twice = addSpan(opened, 6, 'b');
    expect(readBack(twice).week[6]).toHaveLength(2);
    expect(addSpan(twice, 6, 'c')).toBe(twice);
  });

  test('a day loses the span that is removed, and no other', () => {
    const form = formOf(hours);
    const first = form.week[0]?.[0]?.key ?? '';
    expect(readBack(removeSpan(form, 0, first)).week[0]).toEqual([afternoon]);
  });
});

test('a closing day can be added and removed', () => {
  const form = addClosing(formOf(hours), 'new');
  expect(readBack(form).closingDays).toHaveLength(3);
  expect(readBack(removeClosing(form, '2026-12-24')).closingDays).toEqual([
    { date: '2026-12-31', name: 'San Silvestro' },
    { date: '', name: '' },
  ]);
});

test('hours and their parts are put into words', () => {
  expect(formatSpans([morning, afternoon])).toBe('09:00–13:00, 14:00–18:00');
  expect(formatSpans([])).toBe('Chiuso');
  expect(formatPart({ kind: 'weekday', day: 6 })).toBe('Domenica');
  expect(formatPart({ kind: 'closing', date: '2026-12-24' })).toBe('Chiusura del 24/12/2026');
  expect(formatValue(null)).toBe('Nessuna chiusura');
  expect(formatValue('Vigilia')).toBe('Vigilia');
  expect(formatValue([])).toBe('Chiuso');
});
