import { withdrawalCall, withdrawCall } from '@riparo/domain/buy/withdrawal/withdrawal-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { usePageParams } from '../../platform/page/page.ts';
import { PageHead } from '../../platform/page/PageHead.tsx';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

/** Withdrawal from a contract, by the link in its mails. */
export default function WithdrawalPage() {
  const { token = '' } = usePageParams();
  return (
    <>
      <PageHead
        title="Recedere dal contratto"
        description="Hai 14 giorni per ripensarci: ti restituiamo tutto."
      />
      {/* Its address is all that keeps it private. */}
      <meta name="robots" content="noindex" />
      <WithdrawalOf key={token} token={token} />
    </>
  );
}

function WithdrawalOf({ token }: { readonly token: string }) {
  const withdrawal = useCall(withdrawalCall, { params: { token } });
  return <WithdrawalScreen {...withdrawal} withdraw={() => callApi(withdrawCall, { params: { token } })} />;
}
