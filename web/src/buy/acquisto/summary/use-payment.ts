import { createPaymentSessionCall } from '@riparo/domain/buy/purchase/payment-calls.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi, type CallProblem } from '@riparo/ui/api/client.ts';
import { useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import type { FailureHandOver } from '../../../platform/page/failure-hand-over.ts';
import { isClosed } from '../deal-place.ts';
import { rememberDeal } from '../last-deal.ts';
import { purchaseWords } from '../purchase-words.ts';

export type Payable = {
  readonly uuid: string;
  readonly key: string;
  readonly product: { readonly webFlowBaseUrl: string };
};

/**
 * Leads to the page where the card is typed. One press at a time; the server hands out one page for one deal. `onPaid`: where
 * whoever has paid in another window is already.
 */
export function usePayment({ uuid, key, product }: Payable, { onPaid }: { onPaid?: () => void } = {}) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [warning, setWarning] = useState<string | null>(null);
  const underWay = useRef(false);
  const onScreen = useRef(false);
  const own = product.webFlowBaseUrl + uuid;

  useEffect(() => {
    onScreen.current = true;
    // Back from the card's page, a browser may show this one as it was left: with its button still at work.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      underWay.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      onScreen.current = false;
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  const fail = (problem: CallProblem<typeof createPaymentSessionCall>) => {
    const { code, message } = problem;
    if (code === 'already-paid') return onPaid ? onPaid() : void navigate(`${own}/success`);
    if (isClosed(problem)) return void navigate(paths.linkExpired(uuid));
    if (purchaseWords(key).checkoutFailure === 'page') {
      const state: FailureHandOver = { message, backAddress: own };
      return void navigate(paths.failure, { state });
    }
    underWay.current = false;
    setBusy(false);
    setWarning(message);
  };

  const pay = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setWarning(null);
    const result = await callApi(createPaymentSessionCall, {
      body: {
        dealUuid: uuid,
        successCallbackUrl: `${location.origin}${own}/success`,
        failureCallbackUrl: `${location.origin}${own}/cancel`,
      },
    });
    // Whoever has left the page meanwhile must not be pulled away from the next one.
    if (!onScreen.current) return;
    if (!result.ok) return fail(result.problem);
    rememberDeal(uuid);
    // Wherever one paid from: back from the card's page leads to the summary, which knows what is left to pay.
    if (onPaid) history.replaceState(history.state, '', own);
    location.assign(result.value.url);
  };

  return { isBusy, warning, pay: () => void pay() };
}
