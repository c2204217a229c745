import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { deskDealCall } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { DealUuid } from '@riparo/domain/platform/values/ids.ts';
import { ask } from '../../platform/api/ask.ts';
import { DEALS_KEY } from '../../platform/live/live.tsx';
import type { CaseSource } from '../cases/use-case.ts';

export type OneDeal = AnswerOf<typeof deskDealCall>['data'];

export const dealSource: CaseSource<DealUuid, AnswerOf<typeof deskDealCall>> = {
  key: DEALS_KEY,
  alsoIn: [],
  read: (uuid, signal) => ask(deskDealCall, { params: { uuid }, ...(signal && { signal }) }),
};
