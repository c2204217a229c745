import * as z from 'zod';

const text = z.string().max(200);

export const liabilityPurchaseSchema = z.object({
  /** 1 for `rc-terzi-5`, 2 for `rc-terzi-10`. */
  option: z.literal([1, 2]),
  gender: z.enum(['F', 'M']),
  firstname: text,
  lastname: text,
  dateOfBirth: text,
  districtOfBirth: text,
  placeOfBirth: text,
  taxCode: text,
  street: text,
  streetNumber: text,
  district: text,
  city: text,
  postalCode: text,
  email: text,
  phone: text,
  /** The version of the deal on the screen, so that a correction in another window is not overwritten. */
  version: z.int().optional(),
});

export type LiabilityPurchase = z.output<typeof liabilityPurchaseSchema>;
