import type { Deal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { useDealId } from '../use-deal-id.ts';
import { COMPLETION, CORRECTION } from './correction-address.ts';
import { Summary } from './Summary.tsx';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { useDeal } from './use-deal.ts';

const NothingToResume = lazyPart(async () => (await import('./NothingToResume.tsx')).NothingToResume);
const Correction = lazyPart(async () => (await import('./correction/Correction.tsx')).Correction);
const Completion = lazyPart(async () => (await import('./completion/Completion.tsx')).Completion);

/** What is about to be bought, to be checked, corrected and paid. */
export function DealScreen({ isCancelled }: { readonly isCancelled: boolean }) {
  const uuid = useDealId();
  return (
    <>
      <PageHead
        title="Il riepilogo del tuo acquisto"
        description="Controlla i dati, leggi i documenti e paga con carta."
      />
      {uuid === undefined ? (
        <SummarySkeleton />
      ) : uuid === null ? (
        <Suspense fallback={<SummarySkeleton />}>
          <NothingToResume.Part />
        </Suspense>
      ) : (
        <DealOf key={uuid} uuid={uuid} isCancelled={isCancelled} />
      )}
    </>
  );
}

function DealOf({ uuid, isCancelled }: { readonly uuid: string; readonly isCancelled: boolean }) {
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const { deal, keep, askAgain } = useDeal(uuid, isCancelled ? '/cancel' : '');
  const asked = new URLSearchParams(search);
  const stepId = asked.get(CORRECTION);
  const isCompleting = asked.has(COMPLETION) && deal !== null && deal.missing.length > 0;
  useEffect(() => void Correction.preload().catch(() => undefined), []);

  if (!deal) return <SummarySkeleton />;
  if ((stepId === null && !isCompleting) || !deal.isCorrectable)
    return <Summary deal={deal} isCancelled={isCancelled} onStale={askAgain} />;
  const close = () => void navigate(pathname, { replace: true });
  const endings = {
    onSaved: (corrected: Deal) => {
      // With another mailbox it may have another address.
      if (corrected.uuid !== uuid)
        return void navigate(corrected.product.webFlowBaseUrl + corrected.uuid, { replace: true });
      keep(corrected);
      close();
    },
    onStale: () => {
      askAgain();
      close();
    },
    onGone: (place: string) => void navigate(place, { replace: true }),
  };
  return (
    <Suspense fallback={<SummarySkeleton />}>
      {stepId === null ? (
        <Completion.Part deal={deal} {...endings} />
      ) : (
        <Correction.Part key={stepId} deal={deal} stepId={stepId} {...endings} />
      )}
    </Suspense>
  );
}
