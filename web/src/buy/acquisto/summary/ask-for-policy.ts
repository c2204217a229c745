import { purchaseLiabilityCall } from '@riparo/domain/buy/purchase/liability-calls.ts';
import { liabilityPurchaseOf } from '@riparo/domain/buy/purchase/liability.ts';
import { notify } from '@riparo/ui/notices.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { paths } from '../../../platform/router/paths.ts';
import type { FailureHandOver } from '../../../platform/page/failure-hand-over.ts';
import type { Destination } from '../../../platform/wizard/use-wizard.ts';
import { isClosed, type OpenDeal } from '../deal-place.ts';

const CHANGED =
  'I dati erano già cambiati in un’altra finestra: ecco quelli aggiornati. Controllali e riprova.';

/** Requests the policy on the screen and returns the next page; `stale` if the stored deal has changed. */
export async function requestPolicy(deal: OpenDeal): Promise<Destination | 'stale'> {
  const { uuid, key, version, buyer, product } = deal;
  const own = product.webFlowBaseUrl + uuid;
  const result = await callApi(purchaseLiabilityCall, {
    params: { uuid },
    body: { ...liabilityPurchaseOf(key, buyer), version },
  });
  if (result.ok) return { to: `${own}/success` };
  const { code, message } = result.problem;
  if (code === 'deal-changed') {
    notify({ kind: 'info', text: CHANGED });
    return 'stale';
  }
  if (isClosed(result.problem)) return { to: paths.linkExpired(uuid) };
  return { to: paths.failure, state: { message, backAddress: own } satisfies FailureHandOver };
}
