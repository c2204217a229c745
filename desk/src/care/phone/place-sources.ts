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
  /** The minimum of letters for a query. */
  readonly fromLetters: number;
  readonly ask: (question: Question) => Promise<readonly Suggestion[]>;
};

type Birthplace = { name: string; province: string; belfioreCode: string };

const ofBirthplace = ({ name, province, belfioreCode }: Birthplace): Suggestion => ({
  text: name,
  detail: province,
  parts: { name, province, belfioreCode },
});

const birthplaceQuery = ({ text, bornOn }: Question) => ({ q: text, ...(bornOn ? { bornOn } : {}) });

/** The server's lists, by the names in the questions. */
export const placeSources: Readonly<Record<PlaceSource, Source>> = {
  birthplaces: {
    fromLetters: 2,
    ask: async (question) => {
      const { signal } = question;
      const { birthplaces } = await ask(findBirthplacesCall, { query: birthplaceQuery(question), signal });
      return birthplaces.map(ofBirthplace);
    },
  },
  countries: {
    fromLetters: 2,
    ask: async (question) => {
      const { signal } = question;
      const { countries } = await ask(findCountriesCall, { query: birthplaceQuery(question), signal });
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
          // With several postal codes, only the customer knows theirs.
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
