import { type IsoDate, isoDate, yearOf } from '../../../platform/values/calendar.ts';

/** Set it to sell a season that does not end on 31 May; it applies until that day has passed. */
const SEASON_END_OVERRIDE = null as IsoDate | null;

const LAST_DAY = '-05-31';

/** The last day of the season on sale today. */
export const seasonEnd = (today: IsoDate, override = SEASON_END_OVERRIDE): IsoDate => {
  if (override !== null && override >= today) return override;
  const thisYear = isoDate(`${yearOf(today)}${LAST_DAY}`);
  return today <= thisYear ? thisYear : isoDate(`${yearOf(today) + 1}${LAST_DAY}`);
};
