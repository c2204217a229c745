import type { Withdrawal } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { useState } from 'react';
import { FailureScreen } from '../../platform/page/FailureScreen.tsx';
import { UnknownLink } from '../../platform/page/UnknownLink.tsx';
import { TooLate } from './TooLate.tsx';
import { Withdrawing } from './Withdrawing.tsx';
import { Withdrawn } from './Withdrawn.tsx';
import type { WithdrawalResult } from './withdrawal-result.ts';

type WithdrawalScreenProps = {
  /** Null until an answer is there. */
  readonly result: WithdrawalResult | null;
  readonly askAgain: () => void;
  readonly withdraw: () => Promise<WithdrawalResult>;
};

const NOT_FOUND = 404;
/** What an address that can be none of ours is answered. */
const NOT_AN_ADDRESS = 400;

export function WithdrawalScreen({ result, askAgain, withdraw }: WithdrawalScreenProps) {
  const [done, setDone] = useState<Withdrawal | null>(null);
  if (done) return <Withdrawn withdrawal={done} isNew />;
  const withdrawing = (withdrawal: Withdrawal | null) => (
    <Withdrawing withdrawal={withdrawal} withdraw={withdraw} onDone={setDone} onOutdated={askAgain} />
  );
  if (!result) return withdrawing(null);
  if (!result.ok) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NOT_AN_ADDRESS;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={askAgain} />;
  }
  const withdrawal = result.value.data;
  switch (withdrawal.state) {
    case 'open':
      return withdrawing(withdrawal);
    case 'withdrawn':
      return <Withdrawn withdrawal={withdrawal} />;
    case 'too-late':
      return <TooLate withdrawal={withdrawal} />;
  }
}
