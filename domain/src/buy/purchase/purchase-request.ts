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
  /** Null where the town was typed: the server then fills it in. */
  region: text.nullable(),
  /** The birthplace's four signs in tax codes, where it was chosen from the list. */
  birthPlaceCode: text.nullable().optional(),
  /** The buyer says that a code which differs from the other data is on their card. */
  taxCodeConfirmed: z.boolean().optional(),
  /** Of a scooter, once its owner has the plate. */
  plateCode: text.nullable().optional(),
};

export const personFields = { email: text, firstName: text, lastName: text };

/** Who buys, as the purchase flow sends it. */
export const buyerSchema = z.object({ ...personFields, profile: z.object(profileFields) });

export type Buyer = z.output<typeof buyerSchema>;

/** What only some products ask; what is left out is asked for before the payment. */
export const petAttributesSchema = z.object({
  petType: text.optional(),
  petName: text.optional(),
  pet_date_of_birth: text.optional(),
  petChipNumber: text.optional(),
  petBreed: text.optional(),
});

export type PetAttributes = z.output<typeof petAttributesSchema>;

/** On a deal they travel as JSON text; who sends them may write them as they are. */
export const attributesSchema = z.union([petAttributesSchema, z.string().max(2000)]).nullish();

export type SentAttributes = z.output<typeof attributesSchema>;

/** What was ticked; which ticks a product needs is the affair of its flow. */
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
