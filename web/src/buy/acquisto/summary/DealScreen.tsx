import { type Deal, dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { useDealId } from '../use-deal-id.ts';
import { COMPLETION, CORRECTION } from './correction-address.ts';
import { Summary } from './Summary.tsx';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { paths, withoutPersonalArea } from '../../../platform/router/paths.ts';
import { isDealId, isOpen, type OpenDeal, destinationAfterFailure, placeOf } from '../deal-place.ts';

const NothingToResume = lazyPart(async () => (await import('./NothingToResume.tsx')).NothingToResume);
const Correction = lazyPart(async () => (await import('./correction/Correction.tsx')).Correction);
const Completion = lazyPart(async () => (await import('./completion/Completion.tsx')).Completion);

/** The deal about to be bought, to check, correct and pay. */
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
  const { deal, keep, fetchAgain } = useDeal(uuid, isCancelled ? '/cancel' : '');
  const parameters = new URLSearchParams(search);
  const stepId = parameters.get(CORRECTION);
  const isCompleting = parameters.has(COMPLETION) && deal !== null && deal.missing.length > 0;
  useEffect(() => void Correction.preload().catch(() => undefined), []);

  if (!deal) return <SummarySkeleton />;
  if ((stepId === null && !isCompleting) || !deal.isCorrectable)
    return <Summary deal={deal} isCancelled={isCancelled} onStale={fetchAgain} />;
  const close = () => void navigate(pathname, { replace: true });
  const endings = {
    onSaved: (corrected: Deal) => {
      // Another mailbox may change its address.
      if (corrected.uuid !== uuid)
        return void navigate(corrected.product.webFlowBaseUrl + corrected.uuid, { replace: true });
      keep(corrected);
      close();
    },
    onStale: () => {
      fetchAgain();
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

type ShownDeal = {
  /** Null while it loads, or while the visitor is redirected. */
  readonly deal: OpenDeal | null;
  readonly keep: (corrected: Deal) => void;
  readonly fetchAgain: () => void;
};

/** The deal of an address. One that cannot be bought any more, or cannot be read, redirects. */
function useDeal(uuid: string, page: '' | '/cancel'): ShownDeal {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { result, fetchAgain } = useCall(dealByUuidCall, { params: { uuid } }, { when: isDealId(uuid) });
  const [corrected, setCorrected] = useState<Deal | null>(null);
  const deal = corrected ?? (result?.ok ? result.value.data : null);
  const failed = result?.ok === false ? result.problem : null;

  useEffect(() => {
    const leave = (to: string, state?: unknown) => void navigate(to, { replace: true, state });
    if (!isDealId(uuid)) return leave(paths.linkExpired(uuid));
    if (failed) {
      const { to, state } = destinationAfterFailure(failed, uuid, pathname);
      return leave(to, state);
    }
    if (!deal) return;
    if (!isOpen(deal)) return leave(placeOf(deal).to);
    // Opened under another product's address: redirect to its own.
    const own = deal.product.webFlowBaseUrl + uuid + page;
    if (withoutPersonalArea(pathname) !== own) leave(own + search);
  }, [deal, failed, uuid, page, pathname, search, navigate]);

  return {
    deal: deal && isOpen(deal) ? deal : null,
    keep: setCorrected,
    fetchAgain: () => {
      setCorrected(null);
      fetchAgain();
    },
  };
}
