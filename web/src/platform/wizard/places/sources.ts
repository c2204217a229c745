import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import {
  type Birthplace,
  type City,
  findAddressesCall,
  findBirthplacesCall,
  findCitiesCall,
  findCountriesCall,
  type FoundAddress,
} from '@riparo/domain/platform/person/place-calls.ts';
import type { PlacePart, PlaceSource } from '@riparo/domain/platform/wizard/filling.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import type { Suggestion } from './suggestion.ts';

type Question = {
  readonly text: string;
  /** Narrows birthplaces to those of that date. */
  readonly bornOn?: string | undefined;
  readonly signal: AbortSignal;
};

export type Source = {
  /** The minimum number of letters for a search. */
  readonly fromLetters: number;
  /** A full name that fits a single suggestion counts as choosing it. */
  readonly choosesByName: boolean;
  readonly nothingFound: string;
  /** Null when no answer came. */
  readonly ask: (question: Question) => Promise<readonly Suggestion[] | null>;
};

export const birthplaceParts = (place: Birthplace): Partial<Record<PlacePart, string>> => ({
  name: place.name,
  province: place.province,
  belfioreCode: place.belfioreCode,
  countryName: place.countryName,
  ...(place.countryCode === null ? {} : { countryCode: place.countryCode }),
});

const birthplaceDetail = ({ kind, province, until }: Birthplace) => {
  const what = kind === 'country' ? 'Stato estero' : province;
  return until !== null && isIsoDate(until)
    ? `${what}, fino ${withArticle('al', formatItalianDate(until))}`
    : what;
};

const ofBirthplace = (place: Birthplace): Suggestion => ({
  text: place.name,
  detail: birthplaceDetail(place),
  parts: birthplaceParts(place),
});

/** The list of countries contains only foreign ones. */
const ITALY: Suggestion = { text: 'Italia', detail: '', parts: { name: 'Italia' } };

const ofCity = ({ name, province, provinceName, region, postalCodes }: City): Suggestion => {
  // With several postal codes only the customer knows theirs.
  const [postalCode, ...others] = postalCodes;
  return {
    text: name,
    detail: `${provinceName} (${province})`,
    parts: { name, province, region, ...(postalCode && others.length === 0 ? { postalCode } : {}) },
  };
};

const ofAddress = (found: FoundAddress): Suggestion => {
  const { street, streetNumber, postalCode, city, province, region } = found;
  return {
    text: street,
    detail: `${[streetNumber, postalCode, city].filter(Boolean).join(', ')} (${province})`,
    parts: {
      street,
      name: city,
      province,
      region,
      ...(streetNumber === null ? {} : { streetNumber }),
      ...(postalCode === null ? {} : { postalCode }),
    },
  };
};

export const SOURCES: Readonly<Record<PlaceSource, Source>> = {
  birthplaces: {
    fromLetters: 2,
    choosesByName: true,
    nothingFound: 'Non troviamo questo luogo: controlla il nome, oppure scrivi tu comune e provincia.',
    ask: async ({ text, bornOn, signal }) => {
      const query = { q: text, ...(bornOn === undefined ? {} : { bornOn }) };
      const result = await callApi(findBirthplacesCall, { query, signal });
      return result.ok ? result.value.birthplaces.map(ofBirthplace) : null;
    },
  },
  countries: {
    fromLetters: 2,
    choosesByName: true,
    nothingFound: 'Non troviamo questo Paese: controlla il nome.',
    ask: async ({ text, bornOn, signal }) => {
      const query = { q: text, ...(bornOn === undefined ? {} : { bornOn }) };
      const result = await callApi(findCountriesCall, { query, signal });
      if (!result.ok) return null;
      const abroad = result.value.countries.map(ofBirthplace);
      return 'italia'.startsWith(text.toLowerCase()) ? [ITALY, ...abroad] : abroad;
    },
  },
  cities: {
    fromLetters: 2,
    choosesByName: true,
    nothingFound: 'Non troviamo questo comune: controlla il nome, oppure scrivi tu CAP e provincia.',
    ask: async ({ text, signal }) => {
      const result = await callApi(findCitiesCall, { query: { q: text }, signal });
      return result.ok ? result.value.cities.map(ofCity) : null;
    },
  },
  addresses: {
    fromLetters: 5,
    choosesByName: false,
    // In small towns most streets have no suggestion, and that is no error.
    nothingFound: '',
    ask: async ({ text, signal }) => {
      const result = await callApi(findAddressesCall, { query: { q: text }, signal });
      return result.ok ? result.value.addresses.map(ofAddress) : null;
    },
  },
};
