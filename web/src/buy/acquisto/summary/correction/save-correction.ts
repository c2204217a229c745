import { correctDealCall, type Deal } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { buyerOf, consentsOf, petAttributesOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import { suitabilityIn } from '@riparo/domain/buy/suitability/fields.ts';
import type { Answers, FieldErrors } from '@riparo/domain/platform/wizard/definition.ts';
import { notify } from '@riparo/ui/notices.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { notifyIfMailWithheld } from '../../../../platform/page/withheld-mail.ts';
import { paths } from '../../../../platform/router/paths.ts';
import { isClosed, type OpenDeal } from '../../deal-place.ts';

export type CorrectionOutcome =
  | { readonly kind: 'saved'; readonly deal: Deal }
  | { readonly kind: 'stale' }
  | { readonly kind: 'gone'; readonly place: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: FieldErrors };

export const CORRECTED = 'Abbiamo salvato la correzione.';
export const COMPLETED = 'Abbiamo salvato le tue risposte.';
const CHANGED =
  'I dati erano già cambiati in un’altra finestra: ecco quelli aggiornati. Se serve ancora, ripeti la correzione.';

/** Saves a correction of the deal version on the screen. */
export async function saveCorrection(
  { uuid, version }: OpenDeal,
  answers: Answers,
  words: string,
): Promise<CorrectionOutcome> {
  const attributes = petAttributesOf(answers);
  const consents = consentsOf(answers);
  const suitability = suitabilityIn(answers);
  const result = await callApi(correctDealCall, {
    params: { uuid },
    body: {
      version,
      buyer: buyerOf(answers),
      attributes,
      suitability,
      ...(Object.keys(consents).length > 0 ? { consents, source: location.pathname } : {}),
    },
  });
  if (result.ok) {
    notify({ kind: 'success', text: words });
    notifyIfMailWithheld(result.value, 'Per ritrovare il riepilogo conserva l’indirizzo di questa pagina.');
    return { kind: 'saved', deal: result.value.data };
  }
  const { code, message, fields = {} } = result.problem;
  if (code === 'deal-changed') {
    notify({ kind: 'info', text: CHANGED });
    return { kind: 'stale' };
  }
  if (code === 'deal-in-progress') return { kind: 'gone', place: paths.dealInProgress(uuid) };
  if (isClosed(result.problem)) return { kind: 'gone', place: paths.linkExpired(uuid) };
  return { kind: 'refused', message, fields };
}
