import type { Withdrawal } from '@riparo/domain/contract/withdrawal-calls.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lazy-part.ts';
import { FailureScreen } from '../../shell/FailureScreen.tsx';
import { PageWait } from '../firma/PageWait.tsx';
import { UnknownLink } from '../firma/UnknownLink.tsx';
import { TooLate } from './TooLate.tsx';
import { Withdrawn } from './Withdrawn.tsx';
import type { WithdrawalResult } from './withdrawal-result.ts';

const Withdrawing = lazyPart(async () => (await import('./Withdrawing.tsx')).Withdrawing);

type WithdrawalScreenProps = {
  /** Null until an answer is there. */
  readonly result: WithdrawalResult | null;
  readonly askAgain: () => void;
  readonly withdraw: (noClaim: boolean) => Promise<WithdrawalResult>;
};

const NOT_FOUND = 404;
/** What an address that can be none of ours is answered. */
const NOT_AN_ADDRESS = 400;

const wait = <PageWait title="Un attimo, apriamo la tua pratica" />;

export function WithdrawalScreen({ result, askAgain, withdraw }: WithdrawalScreenProps) {
  const [done, setDone] = useState<Withdrawal | null>(null);
  // Fetched while the server is asked.
  useEffect(() => void Withdrawing.preload().catch(() => undefined), []);
  if (done) return <Withdrawn withdrawal={done} isNew />;
  if (!result) return wait;
  if (!result.ok) {
    const isUnknown = result.problem.status === NOT_FOUND || result.problem.status === NOT_AN_ADDRESS;
    return isUnknown ? <UnknownLink /> : <FailureScreen onRetry={askAgain} />;
  }
  const withdrawal = result.value.data;
  switch (withdrawal.state) {
    case 'open':
      return (
        <Suspense fallback={wait}>
          <Withdrawing.Part
            withdrawal={withdrawal}
            withdraw={withdraw}
            onDone={setDone}
            onOutdated={askAgain}
          />
        </Suspense>
      );
    case 'withdrawn':
      return <Withdrawn withdrawal={withdrawal} />;
    case 'too-late':
      return <TooLate withdrawal={withdrawal} />;
  }
}
