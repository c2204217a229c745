import { type LifeQuote, varyLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { type Cents, centsFromEuro, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { useRef, useState } from 'react';
import { notify } from '@riparo/ui/notices.ts';
import { callApi, type CallResult } from '@riparo/ui/api/client.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import { randomUuid } from '../../../platform/wizard/random-uuid.ts';
import { refused, useSending } from '../../../platform/wizard/use-sending.ts';
import type { QuoteHandOver } from '../quote-hand-over.ts';
import { type Choice, isSameChoice } from './choice.ts';
import { failureDestination } from './failure-destination.ts';

/** The button stays pressed this long, so that it is seen before the page changes. */
const PRESSED_MS = 500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

type Way = 'discoverMore' | 'keep';

/** The ways on from a result. Quotes never change: a tried-out choice is stored as a new one first. */
export function useNextActions(quote: LifeQuote, choice: Choice, shownCents: Cents) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const sending = useSending();
  const [way, setWay] = useState<Way>('discoverMore');
  const keys = useRef(new Map<string, string>());

  const store = async (): Promise<CallResult<typeof varyLifeQuoteCall>> => {
    if (isSameChoice(choice, quote)) return { ok: true, value: { data: quote } };
    const { sum_assured, duration } = choice;
    const named = `${sum_assured} ${duration}`;
    const submissionKey = keys.current.get(named) ?? randomUuid();
    keys.current.set(named, submissionKey);
    return callApi(varyLifeQuoteCall, {
      params: { uuid: quote.uuid },
      body: { submissionKey, sum_assured, duration },
    });
  };

  const go = (next: Way) => {
    setWay(next);
    void sending.send(
      () => Promise.all([store(), pause(PRESSED_MS)]),
      ([result]) => {
        if (!result.ok) {
          const { code, status, message, uuid } = result.problem;
          if (status !== 404 && code !== 'quote-unavailable') return refused(message);
          const { to, state } = failureDestination(result.problem, uuid ?? quote.uuid, pathname);
          void navigate(to, { state });
          return;
        }
        const stored = result.value.data;
        const state = { quote: stored } satisfies QuoteHandOver;
        const isNew = stored.uuid !== quote.uuid;
        const storedCents = centsFromEuro(stored.total_amount);
        // The server's figure counts. A visitor who saw another one decides again, with the right one.
        const isAsShown = storedCents === shownCents;
        if (!isAsShown) {
          const text = `Il prezzo aggiornato è ${formatEuro(storedCents)} al mese: dacci un’occhiata prima di continuare.`;
          notify({ kind: 'info', text });
        }
        const goesOn = next === 'discoverMore' && isAsShown;
        // Going back from there shows the quote that was requested.
        if (isNew) void navigate(paths.lifeQuoteResult(stored.uuid), { replace: goesOn, state });
        if (goesOn) void navigate(paths.callMe(stored.uuid));
      },
    );
  };

  return {
    pending: sending.busy ? way : null,
    warning: sending.refusal.warning,
    discoverMore: () => go('discoverMore'),
    keep: () => go('keep'),
  };
}
