import * as z from 'zod';
import { everybody } from '../call/access.ts';
import { defineCall, serviceTimeoutMs } from '../call/call.ts';

const MAX_TYPED_LENGTH = 100;
const typed = z.string().trim().min(1).max(MAX_TYPED_LENGTH);
const day = z.iso.date();

/** A town of today. */
export const citySchema = z.object({
  /** In its official spelling, with both names where there are two: `Bolzano/Bozen`. */
  name: z.string(),
  /** Two letters: `BZ`. */
  province: z.string(),
  provinceName: z.string(),
  region: z.string(),
  postalCodes: z.array(z.string()),
  /** Its four characters in a tax code: `A952`. */
  belfioreCode: z.string(),
});
export type City = z.output<typeof citySchema>;

/** A place of birth: a present or former Italian town, or a present or former country. */
export const birthplaceSchema = z.object({
  kind: z.enum(['town', 'country']),
  name: z.string(),
  /** The town's province; for a country `EE`, as in the registers. */
  province: z.string(),
  /** ISO letters: `IT`; null for countries that never had a code. */
  countryCode: z.string().nullable(),
  countryName: z.string(),
  belfioreCode: z.string(),
  /** Its last day, if it no longer exists. */
  until: day.nullable(),
});
export type Birthplace = z.output<typeof birthplaceSchema>;

/** An Italian address; null marks what the source does not know and the visitor types. */
export const addressSchema = z.object({
  street: z.string(),
  streetNumber: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string(),
  province: z.string(),
  region: z.string(),
  country: z.literal('IT'),
});
export type FoundAddress = z.output<typeof addressSchema>;

export const findCitiesCall = defineCall({
  id: 'findCities',
  method: 'GET',
  path: '/api/v1/places/cities',
  access: everybody,
  summary: 'Comuni di oggi, per inizio del nome o di una sua parola; prima i più grandi.',
  query: z.object({ q: typed }),
  answer: { status: 200, schema: z.object({ cities: z.array(citySchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const findCountriesCall = defineCall({
  id: 'findCountries',
  method: 'GET',
  path: '/api/v1/places/countries',
  access: everybody,
  summary: 'Stati esteri, per inizio del nome o di una sua parola; con una data, quelli che c’erano allora.',
  query: z.object({ q: typed, bornOn: day.optional() }),
  answer: { status: 200, schema: z.object({ countries: z.array(birthplaceSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

export const findBirthplacesCall = defineCall({
  id: 'findBirthplaces',
  method: 'GET',
  path: '/api/v1/places/birthplaces',
  access: everybody,
  summary:
    'Luoghi di nascita: comuni, anche soppressi, e stati esteri; con una data, quelli che c’erano allora.',
  query: z.object({ q: typed, bornOn: day.optional() }),
  answer: { status: 200, schema: z.object({ birthplaces: z.array(birthplaceSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});

/** As long as a visitor who pressed «Continua» will accept; without an answer the wizard continues. */
const CHECK_TIMEOUT_MS = 4000;

export const getBirthplaceCall = defineCall({
  id: 'getBirthplace',
  method: 'GET',
  path: '/api/v1/places/birthplaces/:belfioreCode',
  access: everybody,
  summary: 'Il luogo di nascita che un codice fiscale nomina, alla data di nascita; vuoto se non c’era.',
  params: z.object({ belfioreCode: z.string().regex(/^[A-Z]\d{3}$/) }),
  query: z.object({ bornOn: day.optional() }),
  answer: { status: 200, schema: z.object({ birthplace: birthplaceSchema.nullable() }) },
  errors: [],
  timeoutMs: CHECK_TIMEOUT_MS,
});

export const checkPlacesCall = defineCall({
  id: 'checkPlaces',
  method: 'GET',
  path: '/api/v1/places/check',
  access: everybody,
  summary:
    'Se comune, provincia e CAP stanno insieme, e se il luogo di nascita c’era quel giorno; in `errors`, per domanda, che cosa non va.',
  query: z.object({
    city: typed.optional(),
    district: typed.optional(),
    postalCode: typed.optional(),
    placeOfBirth: typed.optional(),
    districtOfBirth: typed.optional(),
    date_of_birth: day.optional(),
  }),
  answer: { status: 200, schema: z.object({ errors: z.record(z.string(), z.string()) }) },
  errors: [],
  timeoutMs: CHECK_TIMEOUT_MS,
});

export const findAddressesCall = defineCall({
  id: 'findAddresses',
  method: 'GET',
  path: '/api/v1/places/addresses',
  access: everybody,
  summary: 'Indirizzi italiani che completano quello che si scrive; vuoto quando chi li cerca non risponde.',
  query: z.object({ q: typed }),
  answer: { status: 200, schema: z.object({ addresses: z.array(addressSchema) }) },
  errors: [],
  timeoutMs: serviceTimeoutMs,
});
