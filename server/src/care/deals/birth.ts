import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { InsuredPerson } from '../../buy/deals/deal-policy.ts';
import type { DealRow } from '../../buy/deals/tables.ts';

type Profile = Pick<DealRow['profile'], 'dateOfBirth' | 'placeOfBirth' | 'districtOfBirth'>;

const italianDay = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

/** Day and place of birth: with a name they give the tax code, so they are masked like it. */
export const birthOf = ({ dateOfBirth, placeOfBirth, districtOfBirth }: Profile) => {
  const place = `${placeOfBirth}${districtOfBirth ? ` (${districtOfBirth})` : ''}`;
  return [italianDay(dateOfBirth), place].filter(Boolean).join(', ');
};

/** The same for the insured people. */
export const birthsOf = (people: readonly InsuredPerson[]) =>
  people
    .map(({ firstName, lastName, birthDate }) => `${firstName} ${lastName}: ${italianDay(birthDate)}`)
    .join('; ');

/** What a page may show of it; null where no answer was given. */
export const maskedBirth = (profile: Profile) =>
  birthYearOf(profile.dateOfBirth) || (birthOf(profile) === '' ? null : '••••');

/** The year, enough to tell people apart. */
export const birthYearOf = (day: string) => (isIsoDate(day) ? day.slice(0, 4) : '');
