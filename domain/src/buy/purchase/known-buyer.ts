import * as z from 'zod';
import { personFields, profileFields } from './purchase-request.ts';

const { plateCode: _plate, taxCodeConfirmed: _word, ...ownProfile } = profileFields;

/** The buyer's data that can be reused for the next contract: not the insured object, not the consents. */
export const knownBuyerSchema = z.object({ ...personFields, profile: z.object(ownProfile) });

export type KnownBuyer = z.output<typeof knownBuyerSchema>;
