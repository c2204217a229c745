import type { LogLine } from '@riparo/domain/desk/log/log-calls.ts';
import { dayInRome, type IsoDate } from '@riparo/domain/platform/values/calendar.ts';

type Day = { readonly day: IsoDate; readonly lines: readonly LogLine[] };

/** Lines that follow each other on one day in Italy stand together. */
export function linesByDay(lines: readonly LogLine[]): readonly Day[] {
  const days: { day: IsoDate; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const day = dayInRome(new Date(line.at));
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
