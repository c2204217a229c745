import { ownWithdrawalCall, withdrawOwnDealCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { useEffect } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { callAsUser } from '../../platform/session/call-as-user.ts';
import { Protected, Wait } from '../../platform/session/Protected.tsx';
import { endSession } from '../../platform/session/session-store.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

/** Withdrawal from a contract, in its owner's personal area. */
export default function OwnWithdrawalPage() {
  const { uuid = '' } = usePageParams();
  return (
    <Protected
      title="Recedere dal contratto"
      description="Hai 14 giorni per ripensarci: ti restituiamo tutto."
    >
      {(user) => <OwnWithdrawal key={uuid} uuid={uuid} isKnown={user !== null} />}
    </Protected>
  );
}

type OwnWithdrawalProps = {
  readonly uuid: string;
  /** Whether the session is known. The contract is fetched at once, and shown afterwards. */
  readonly isKnown: boolean;
};

function OwnWithdrawal({ uuid, isKnown }: OwnWithdrawalProps) {
  const { result, fetchAgain } = useCall(ownWithdrawalCall, { params: { uuid } });
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  if (isOver) return <Wait />;
  return (
    <WithdrawalScreen
      result={isKnown ? result : null}
      fetchAgain={fetchAgain}
      withdraw={() => callAsUser(withdrawOwnDealCall, { params: { uuid } })}
    />
  );
}
