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
 * Opens the card page. One press at a time; the server returns the same page for the same deal. `onPaid`:
 * where a customer who paid in another window goes.
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
    // The card page may lead back to this page from the back/forward cache, with its button still busy.
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
    // A visitor who has left the page must not be pulled away from the next one.
    if (!onScreen.current) return;
    if (!result.ok) return fail(result.problem);
    rememberDeal(uuid);
    // From every page, going back from the card leads to the summary, which knows what is left to pay.
    if (onPaid) history.replaceState(history.state, '', own);
    location.assign(result.value.url);
  };

  return { isBusy, warning, pay: () => void pay() };
}
