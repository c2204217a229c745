import {
  type LifePriceChoice,
  type LifeQuote,
  lifePricesCall,
  lifeQuoteCall,
} from '@riparo/domain/understand/quote/quotation-calls.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from '../../../platform/router/router.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { readQuoteHandOver } from '../quote-hand-over.ts';
import { failureDestination } from './failure-destination.ts';

export type LifePrices =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly choices: readonly LifePriceChoice[] }
  | { readonly status: 'failed'; readonly fetchAgain: () => void };

/**
 * The quote of an address (at once if it was just made), with the prices of everything else the same person
 * could choose. Without the other prices the quote is still shown; without the quote the visitor is
 * redirected.
 */
export function useLifeQuote(uuid: string): { quote: LifeQuote | null; prices: LifePrices } {
  const location = useLocation();
  const navigate = useNavigate();
  // A page opened by its address has started the call already, before hydration.
  const [handedOver] = useState(
    useNavigationType() === 'POP' ? null : readQuoteHandOver(location.state, uuid),
  );
  const asked = useCall(lifeQuoteCall, { params: { uuid } }, { when: !handedOver });
  const { result: prices, fetchAgain } = useCall(lifePricesCall, { params: { uuid } });

  // A quote handed over before a reload may have expired since: the prices know.
  const isGone = prices && !prices.ok && prices.problem.status === 404;
  const failed = asked.result && !asked.result.ok ? asked.result : isGone ? prices : null;
  useEffect(() => {
    if (!failed) return;
    const { to, state } = failureDestination(failed.problem, uuid, location.pathname);
    void navigate(to, { replace: true, state });
  }, [failed, uuid, location.pathname, navigate]);

  return {
    quote: handedOver ?? (asked.result?.ok ? asked.result.value.data : null),
    prices: !prices
      ? { status: 'loading' }
      : prices.ok
        ? { status: 'ready', choices: prices.value.data }
        : { status: 'failed', fetchAgain },
  };
}
