import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { formatItalianDate, type IsoDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Birthplace } from '@riparo/domain/platform/person/place-calls.ts';
import { existedOn, type Place, provinceOf, toBirthplace } from './place.ts';
import type { Places } from './places.ts';

export type BirthData = {
  /** A town or a country, by its name. */
  birthplace: string;
  /**
   * Two letters; `EE` for people born abroad. It only distinguishes homonyms and births abroad, as provinces
   * have changed a lot.
   */
  province: string;
  bornOn: IsoDate;
};

export type BirthplaceCheck =
  | { birthplace: Birthplace; errors: null }
  | { birthplace: null; errors: Partial<Record<keyof BirthData, string>> };

/** Whether the place existed on that day; if not, an Italian message for the field. */
export function checkBirthplace(
  places: Places,
  { birthplace, province, bornOn }: BirthData,
): BirthplaceCheck {
  const named = places.placesNamed(birthplace);
  const [first] = named;
  if (!first) return refused({ birthplace: 'Non troviamo questo luogo di nascita: sceglilo dall’elenco.' });

  const then = named.filter((place) => existedOn(place, bornOn));
  // Of several that existed at other times, the most likely one.
  if (then.length === 0)
    return refused({ birthplace: whyNotThen(inProvince(named, province) ?? first, bornOn) });
  const here = then.filter((place) => isAbroad(provinceOf(place)) === isAbroad(province));
  const [only, ...homonyms] = here;
  if (!only) return refused({ province: whereItIs(then, province) });
  const chosen = inProvince(then, province);
  if (chosen) return { birthplace: toBirthplace(chosen), errors: null };
  if (homonyms.length === 0) return { birthplace: toBirthplace(only), errors: null };
  return refused({ province: whichOne(only.name, here) });
}

const inProvince = (named: readonly Place[], province: string) =>
  named.find((place) => provinceOf(place) === province.trim().toUpperCase());

const isAbroad = (province: string) => province.trim().toUpperCase() === 'EE';

/** An Italian town with EE, or a country with an Italian province: one of the two is wrong. */
function whereItIs(found: readonly Place[], province: string): string {
  const [name] = found.map((place) => place.name);
  return isAbroad(province)
    ? `${name} è in Italia: la provincia è ${found.map(provinceOf).join(' o ')}.`
    : `${name} è uno Stato: per chi è nato all’estero la provincia è EE.`;
}

function refused(errors: Partial<Record<keyof BirthData, string>>): BirthplaceCheck {
  return { birthplace: null, errors };
}

function whyNotThen(place: Place, bornOn: IsoDate): string {
  const { name, kind, from, until } = place;
  if (until !== null && until < bornOn) {
    const untilDay = withArticle('al', formatItalianDate(isoDate(until)));
    return kind === 'country'
      ? `Lo Stato ${name} è esistito fino ${untilDay}: scegli quello che c’era alla nascita.`
      : `${name} è stato un comune italiano fino ${untilDay}: scegli il comune o lo Stato che c’era alla nascita.`;
  }
  const firstDay = from === null ? '' : ` ${withArticle('dal', formatItalianDate(isoDate(from)))}`;
  return kind === 'country'
    ? `Lo Stato ${name} esiste${firstDay}: scegli quello che c’era alla nascita.`
    : `${name} è un comune${firstDay}: scegli il comune che c’era alla nascita.`;
}

function whichOne(name: string, homonyms: readonly Place[]): string {
  const letters = homonyms.map(provinceOf).join(' o ');
  return `Ci sono più luoghi che si chiamano ${name}: la provincia è ${letters}?`;
}
