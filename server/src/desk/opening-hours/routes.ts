import {
  changeHoursCall,
  hoursSettingsCall,
  openingHoursCall,
} from '@riparo/domain/desk/opening-hours/hours-calls.ts';
import { describeHours } from '@riparo/domain/desk/opening-hours/in-words.ts';
import { doerOf } from '../log/actor.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeHours, type HoursParts, readSettings } from './change-hours.ts';
import { openingHoursNow } from './opening-hours.ts';

export function registerOpeningHours(app: App, parts: HoursParts): void {
  serve(app, hoursSettingsCall, async () => ({ data: await readSettings(parts.db) }));

  serve(app, changeHoursCall, (input) => changeHours(parts, input.body, doerOf(input)));

  serve(app, openingHoursCall, async () => {
    const hours = await openingHoursNow(parts.db);
    const week = hours.week.map(({ days, ...span }) => ({ days: [...days], ...span }));
    return { data: { week, closingDays: [...hours.closingDays], inWords: describeHours(hours) } };
  });
}
