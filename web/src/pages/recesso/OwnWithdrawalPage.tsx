import { ownWithdrawalCall, withdrawOwnDealCall } from '@riparo/domain/contract/withdrawal-calls.ts';
import { useEffect } from 'react';
import { useCall } from '../../api/use-call.ts';
import { usePageParams } from '../../page.ts';
import { callAsUser } from '../../session/call-as-user.ts';
import { Protected, Wait } from '../../session/Protected.tsx';
import { endSession } from '../../session/session-store.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

/** The way out of a contract, from the personal area of who made it. */
export default function OwnWithdrawalPage() {
  const { uuid = '' } = usePageParams();
  return (
    <Protected
      title="Recedere dal contratto"
      description="Hai 14 giorni per ripensarci: ti restituiamo tutto."
    >
      {() => <OwnWithdrawal key={uuid} uuid={uuid} />}
    </Protected>
  );
}

function OwnWithdrawal({ uuid }: { readonly uuid: string }) {
  const { result, askAgain } = useCall(ownWithdrawalCall, { params: { uuid } });
  const isOver = result?.ok === false && result.problem.code === 'SessionRequired';

  useEffect(() => {
    if (isOver) endSession();
  }, [isOver]);

  if (isOver) return <Wait />;
  return (
    <WithdrawalScreen
      result={result}
      askAgain={askAgain}
      withdraw={(noClaim) => callAsUser(withdrawOwnDealCall, { params: { uuid }, body: { noClaim } })}
    />
  );
}
