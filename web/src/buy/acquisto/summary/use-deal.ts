import { type Deal, dealByUuidCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../../platform/router/router.tsx';
import { useCall } from '../../../platform/api/use-call.ts';
import { paths, withoutPersonalArea } from '../../../platform/router/paths.ts';
import { isDealId, isOpen, type OpenDeal, placeAfterFailure, placeOf } from '../deal-place.ts';

export type ShownDeal = {
  /** Null while it is on its way, or the visitor is. */
  readonly deal: OpenDeal | null;
  readonly keep: (corrected: Deal) => void;
  readonly askAgain: () => void;
};

/** The deal of an address. One that can not be bought any more, or not be read, leads away. */
export function useDeal(uuid: string, page: '' | '/cancel'): ShownDeal {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { result, askAgain } = useCall(dealByUuidCall, { params: { uuid } }, { when: isDealId(uuid) });
  const [corrected, setCorrected] = useState<Deal | null>(null);
  const deal = corrected ?? (result?.ok ? result.value.data : null);
  const failed = result?.ok === false ? result.problem : null;

  useEffect(() => {
    const leave = (to: string, state?: unknown) => void navigate(to, { replace: true, state });
    if (!isDealId(uuid)) return leave(paths.linkExpired(uuid));
    if (failed) {
      const { to, state } = placeAfterFailure(failed, uuid, pathname);
      return leave(to, state);
    }
    if (!deal) return;
    if (!isOpen(deal)) return leave(placeOf(deal).to);
    // Found under the address of another product: it goes to its own.
    const own = deal.product.webFlowBaseUrl + uuid + page;
    if (withoutPersonalArea(pathname) !== own) leave(own + search);
  }, [deal, failed, uuid, page, pathname, search, navigate]);

  return {
    deal: deal && isOpen(deal) ? deal : null,
    keep: setCorrected,
    askAgain: () => {
      setCorrected(null);
      askAgain();
    },
  };
}
