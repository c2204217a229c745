import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { callTimesCall } from '@riparo/domain/care/requests/customer-request-calls.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/use-call.ts';

export type FreeDays = AnswerOf<typeof callTimesCall>['data'];

export type FreeTimes = {
  /** Null during the first load; after that the last ones loaded. */
  readonly days: FreeDays | null;
  readonly isLost: boolean;
  readonly fetchAgain: () => void;
};

/** The quarter hours that are free now. */
export function useCallTimes(): FreeTimes {
  const { result, fetchAgain } = useCall(callTimesCall, {});
  const [days, setDays] = useState<FreeDays | null>(null);
  if (result?.ok && result.value.data !== days) setDays(result.value.data);
  return { days, isLost: days === null && result?.ok === false, fetchAgain };
}
