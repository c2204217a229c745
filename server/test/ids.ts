import { randomUUID } from 'node:crypto';
import { dealUuidSchema, submissionKeySchema } from '@riparo/domain/values/ids.ts';

export const newDealUuid = () => dealUuidSchema.parse(randomUUID());
export const newSubmissionKey = () => submissionKeySchema.parse(randomUUID());
