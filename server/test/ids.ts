import { randomUUID } from 'node:crypto';
import {
  type AccountId,
  dealUuidSchema,
  staffIdSchema,
  submissionKeySchema,
} from '@riparo/domain/platform/values/ids.ts';

export const newAccountId = () => randomUUID() as string as AccountId;
export const newDealUuid = () => dealUuidSchema.parse(randomUUID());
export const newStaffId = () => staffIdSchema.parse(randomUUID());
export const newSubmissionKey = () => submissionKeySchema.parse(randomUUID());
