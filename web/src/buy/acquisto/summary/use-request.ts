import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '../../../platform/router/router.tsx';
import { paths } from '../../../platform/router/paths.ts';
import type { FailureHandOver } from '../../../platform/page/failure-hand-over.ts';
import type { Destination } from '../../../platform/wizard/use-wizard.ts';
import type { OpenDeal } from '../deal-place.ts';

// Fetched while the summary is read: a first screen may not carry it.
const load = () => import('./ask-for-policy.ts');

/** One press at a time. Whoever asks twice, or in two windows, is told the same and gets one policy. */
export function useRequest(deal: OpenDeal, onStale: () => void) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const underWay = useRef(false);
  const onScreen = useRef(false);
  const own = deal.product.webFlowBaseUrl + deal.uuid;

  useEffect(() => {
    onScreen.current = true;
    void load().catch(() => undefined);
    return () => {
      onScreen.current = false;
    };
  }, []);

  const ask = async (): Promise<Destination | 'stale'> => {
    try {
      const { askForPolicy } = await load();
      return await askForPolicy(deal);
    } catch {
      return { to: paths.failure, state: { backAddress: own } satisfies FailureHandOver };
    }
  };

  const request = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const place = await ask();
    // Whoever has left the page meanwhile must not be pulled away from the next one.
    if (!onScreen.current) return;
    if (place !== 'stale') return void navigate(place.to, { state: place.state });
    underWay.current = false;
    setBusy(false);
    onStale();
  };

  return { isBusy, request: () => void request() };
}
