import * as z from 'zod';

const text = z.string().max(200);

export const profileFields = {
  gender: z.enum(['male', 'female']),
  /** `YYYY-MM-DD` */
  dateOfBirth: text,
  placeOfBirth: text,
  districtOfBirth: text,
  phoneNumber: text.nullable(),
  taxCode: text,
  country: text,
  /** Street and number: `Via Roma, 12` */
  address: text,
  zipCode: text,
  city: text,
  district: text,
  /** Null if the town was typed: the server fills it in. */
  region: text.nullable(),
  /** The birthplace's four characters in tax codes, if chosen from the list. */
  birthPlaceCode: text.nullable().optional(),
  /** The buyer confirms that a code contradicting the other data is on their card. */
  taxCodeConfirmed: z.boolean().optional(),
  /** For a scooter, once its owner has the plate. */
  plateCode: text.nullable().optional(),
};

export const personFields = { email: text, firstName: text, lastName: text };

export const buyerSchema = z.object({ ...personFields, profile: z.object(profileFields) });

export type Buyer = z.output<typeof buyerSchema>;

/** Asked by some products only; missing answers are requested before payment. */
export const petAttributesSchema = z.object({
  petType: text.optional(),
  petName: text.optional(),
  pet_date_of_birth: text.optional(),
  petChipNumber: text.optional(),
  petBreed: text.optional(),
});

export type PetAttributes = z.output<typeof petAttributesSchema>;

/** JSON text on a deal; clients may also send an object. */
export const attributesSchema = z.union([petAttributesSchema, z.string().max(2000)]).nullish();

export type SentAttributes = z.output<typeof attributesSchema>;

/** The ticks; each flow decides which ones it requires. */
export const purchaseConsentsSchema = z.object({
  regulation: z.boolean().optional(),
  remotelySaleAppendix: z.boolean().optional(),
  remotelyPlacement: z.boolean().optional(),
  documentsSending: z.boolean().optional(),
  productSuitability: z.boolean().optional(),
  coverageSuitability: z.boolean().optional(),
  privacy: z.boolean().optional(),
  userProfiling: z.boolean().optional(),
  marketing: z.boolean().optional(),
});

export type PurchaseConsents = z.output<typeof purchaseConsentsSchema>;
