import { MINUTE_MS } from '@riparo/domain/platform/values/durations.ts';
import { minutesLeft } from '@riparo/domain/care/requests/urgency.ts';
import { addDays, dayInRome, timeInRome } from '@riparo/domain/platform/values/calendar.ts';

const ZONE = { timeZone: 'Europe/Rome' } as const;
const shortDay = new Intl.DateTimeFormat('it-IT', {
  ...ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const withYear = new Intl.DateTimeFormat('it-IT', {
  ...ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const HOUR = 60;
const DAY = 24 * HOUR;

const span = (minutes: number) => {
  if (minutes < HOUR) return `${minutes} min`;
  if (minutes >= DAY) return minutes < 2 * DAY ? '1 giorno' : `${Math.floor(minutes / DAY)} giorni`;
  const rest = minutes % HOUR;
  return rest === 0 ? `${minutes / HOUR} h` : `${Math.floor(minutes / HOUR)} h ${rest} min`;
};

/** The time left, or overdue: `12 min`, `1 h 5 min`, `-20 min`. */
export function formatClock(due: Date, now: Date): string {
  const minutes = minutesLeft(due, now);
  return minutes < 0 ? `-${span(-minutes)}` : span(minutes);
}

/** The same for screen readers: `mancano 12 min`, `in ritardo di 20 min`. */
export function spokenClock(due: Date, now: Date): string {
  const minutes = minutesLeft(due, now);
  return minutes < 0 ? `in ritardo di ${span(-minutes)}` : `mancano ${span(minutes)}`;
}

/** `15:40`, `domani 9:30`, `lun 23 nov 10:00`, `3 gen 2025 10:00`. */
export function formatMoment(moment: Date, now: Date): string {
  const day = dayInRome(moment);
  const today = dayInRome(now);
  const time = timeInRome(moment);
  if (day === today) return time;
  if (day === addDays(today, 1)) return `domani ${time}`;
  if (day === addDays(today, -1)) return `ieri ${time}`;
  const format = day.slice(0, 4) === today.slice(0, 4) ? shortDay : withYear;
  return `${format.format(moment)} ${time}`;
}

/** `Puoi riprovare alle 15:41.`: never earlier than a retry really works. */
export function formatRetryTime(seconds: number, now: Date): string {
  const moment = new Date(Math.ceil((now.getTime() + seconds * 1000) / MINUTE_MS) * MINUTE_MS);
  const text = formatMoment(moment, now);
  return /^\d/.test(text) ? `Puoi riprovare alle ${text}.` : `Puoi riprovare: ${text}.`;
}
