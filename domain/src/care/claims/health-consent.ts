import { templatesFor } from './papers.ts';

/**
 * The version of the texts below. A new wording is a new version; old ones are never changed, as proof of
 * what people agreed to.
 */
export const HEALTH_CONSENT_VERSION = '2026-11-18';

/** Every text by which claimants have agreed to the use of their health data (art. 9 GDPR). */
export const healthConsentTexts: Readonly<Record<string, string>> = {
  '2026-11-18':
    'Acconsento all’uso dei dati sulla mia salute che scrivo o mando per questo sinistro, per gestirlo e trasmetterlo a chi decide se pagare',
};

export const HEALTH_CONSENT_TEXT = healthConsentTexts[HEALTH_CONSENT_VERSION] ?? '';

/** The consequence of a no, shown before the answer. */
export const WITHOUT_HEALTH_CONSENT =
  'Se dici no la denuncia va avanti lo stesso: non scrivere diagnosi e non mandare referti. Chi decide se pagare può chiederteli direttamente, e senza questi dati potrebbe non poterti pagare. Se dici sì, puoi revocare il consenso quando vuoi dalla pagina del sinistro.';

/** The consequence of withdrawing the consent. */
export const AFTER_REVOKING =
  'Se lo revochi, non vediamo più i documenti sanitari che hai mandato. Restano conservati, senza che nessuno li usi, solo finché servono a difendere un diritto. La compagnia è titolare autonoma dei dati che ha già ricevuto: comunica la revoca anche a lei.';

type Reported = { readonly productKey: string; readonly what: string };

/** All other causes of a pet policy concern the pet. */
const isOnlyAboutPets = ({ productKey, what }: Reported) =>
  productKey.startsWith('pet') && what === 'something-else';

/** Whether health documents are usually needed: then consent is requested before the report. */
export const asksAboutHealth = (reported: Reported): boolean =>
  !isOnlyAboutPets(reported) && templatesFor(reported).some(({ isHealth }) => isHealth === true);

/** One request for consent, and its answer. */
export type HealthConsentMoment = { readonly given: boolean; readonly at: Date };

type SentFile = { readonly storedAt: Date; readonly paper: { readonly isHealth: boolean } | null };

/**
 * What staff must not see: without consent no health document, and after a withdrawn consent nothing that
 * came with the report under it. The moments are sorted, the earliest first.
 */
export const isHiddenFromStaff = (
  moments: readonly HealthConsentMoment[],
  { storedAt, paper }: SentFile,
): boolean => {
  const last = moments.at(-1);
  if (!last || last.given) return false;
  if (paper) return paper.isHealth;
  return moments.some(({ given }) => given) && storedAt <= last.at;
};
