import { timeInRome } from '@riparo/domain/platform/values/calendar.ts';

/** From when on Italians wish a good evening, at work. */
const EVENING = '17:00';

export const sayGreeting = (firstName: string, now: Date) =>
  `${timeInRome(now) < EVENING ? 'Buongiorno' : 'Buonasera'}, ${firstName}`;
