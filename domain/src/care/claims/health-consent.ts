import { templatesFor } from './papers.ts';

/** Of the words below. A changed text is a new version, added and never changed: what somebody agreed to stays to be read. */
export const HEALTH_CONSENT_VERSION = '2026-11-18';

/** Every text by which a claimant ever agreed that data about their health are used (art. 9 GDPR). */
export const healthConsentTexts: Readonly<Record<string, string>> = {
  '2026-11-18':
    'Acconsento all’uso dei dati sulla mia salute che scrivo o mando per questo sinistro, per gestirlo e trasmetterlo a chi decide se pagare',
};

export const HEALTH_CONSENT_TEXT = healthConsentTexts[HEALTH_CONSENT_VERSION] ?? '';

/** What follows from a no, before it is said. */
export const WITHOUT_HEALTH_CONSENT =
  'Se dici no la denuncia va avanti lo stesso: non scrivere diagnosi e non mandare referti. Chi decide se pagare può chiederteli direttamente, e senza questi dati potrebbe non poterti pagare. Se dici sì, puoi revocare il consenso quando vuoi dalla pagina del sinistro.';

/** What follows from taking it back. */
export const AFTER_REVOKING =
  'Se lo revochi, non vediamo più i documenti sanitari che hai mandato. Restano conservati, senza che nessuno li usi, solo finché servono a difendere un diritto. La compagnia è titolare autonoma dei dati che ha già ricevuto: comunica la revoca anche a lei.';

type Reported = { readonly productKey: string; readonly what: string };

/** What else happens to a pet is about the pet. */
const isOnlyAboutPets = ({ productKey, what }: Reported) =>
  productKey.startsWith('pet') && what === 'something-else';

/** Whether papers about somebody’s health are usually needed: then consent is asked for before anything is told. */
export const asksAboutHealth = (reported: Reported): boolean =>
  !isOnlyAboutPets(reported) && templatesFor(reported).some(({ isHealth }) => isHealth === true);

/** One time a claimant was asked, and what they answered. */
export type HealthConsentMoment = { readonly given: boolean; readonly at: Date };

type SentFile = { readonly storedAt: Date; readonly paper: { readonly isHealth: boolean } | null };

/**
 * What staff must not see any more: without consent no health paper, and nothing that came with the report while there was a
 * consent that was taken back since. The moments are the earliest first.
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
