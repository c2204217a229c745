import * as z from 'zod';
import { personFields, profileFields } from './purchase-request.ts';

const { plateCode: _plate, taxCodeConfirmed: _word, ...ownProfile } = profileFields;

/** What a contract says of its buyer that holds for the next one: not of what it insures, nor what was agreed to. */
export const knownBuyerSchema = z.object({ ...personFields, profile: z.object(ownProfile) });

export type KnownBuyer = z.output<typeof knownBuyerSchema>;
