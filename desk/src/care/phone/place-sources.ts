import {
  findAddressesCall,
  findBirthplacesCall,
  findCitiesCall,
  findCountriesCall,
} from '@riparo/domain/platform/person/place-calls.ts';
import type { PlacePart, PlaceSource } from '@riparo/domain/platform/wizard/filling.ts';
import { ask } from '../../platform/api/ask.ts';

export type Suggestion = {
  readonly text: string;
  readonly detail: string;
  readonly parts: Partial<Record<PlacePart, string>>;
};

type Question = { readonly text: string; readonly bornOn: string | undefined; readonly signal: AbortSignal };

type Source = {
  /** Fewer letters than these are not worth a question. */
  readonly fromLetters: number;
  readonly ask: (question: Question) => Promise<readonly Suggestion[]>;
};

type Birthplace = { name: string; province: string; belfioreCode: string };

const ofBirthplace = ({ name, province, belfioreCode }: Birthplace): Suggestion => ({
  text: name,
  detail: province,
  parts: { name, province, belfioreCode },
});

const whenBorn = ({ text, bornOn }: Question) => ({ q: text, ...(bornOn ? { bornOn } : {}) });

/** The lists of the server, as the questions name them. */
export const placeSources: Readonly<Record<PlaceSource, Source>> = {
  birthplaces: {
    fromLetters: 2,
    ask: async (question) => {
      const { signal } = question;
      const { birthplaces } = await ask(findBirthplacesCall, { query: whenBorn(question), signal });
      return birthplaces.map(ofBirthplace);
    },
  },
  countries: {
    fromLetters: 2,
    ask: async (question) => {
      const { signal } = question;
      const { countries } = await ask(findCountriesCall, { query: whenBorn(question), signal });
      return countries.map(ofBirthplace);
    },
  },
  cities: {
    fromLetters: 2,
    ask: async ({ text, signal }) => {
      const { cities } = await ask(findCitiesCall, { query: { q: text }, signal });
      return cities.map(({ name, province, provinceName, region, postalCodes }) => ({
        text: name,
        detail: `${provinceName} (${province})`,
        parts: {
          name,
          province,
          region,
          // Where there are several, only the person knows their own.
          ...(postalCodes.length === 1 && postalCodes[0] ? { postalCode: postalCodes[0] } : {}),
        },
      }));
    },
  },
  addresses: {
    fromLetters: 5,
    ask: async ({ text, signal }) => {
      const { addresses } = await ask(findAddressesCall, { query: { q: text }, signal });
      return addresses.map(({ street, streetNumber, postalCode, city, province, region }) => ({
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
      }));
    },
  },
};
