/** Why a claim ends without an answer of the insurer. The names are stored, so they never change. */
export const CLOSE_REASONS = [
  'not-needed',
  'duplicate',
  'no-papers',
  'settled-with-others',
  'not-covered',
] as const;

export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The label for the desk. */
export const closeReasonNames: Readonly<Record<CloseReason, string>> = {
  'not-needed': 'Non serve più, lo dice il cliente',
  duplicate: 'È già stato denunciato',
  'no-papers': 'I documenti non sono arrivati',
  'settled-with-others': 'La compagnia ha pagato chi ha subito il danno',
  'not-covered': 'Il cliente non vuole andare avanti: non è coperto',
};

/** The text for the claimant. */
export const closeReasonLabels: Readonly<Record<CloseReason, string>> = {
  'not-needed': 'Ci hai detto che non serve più.',
  duplicate: 'L’avevi già denunciato: ce ne occupiamo con l’altro numero.',
  'no-papers': 'I documenti che ti avevamo chiesto non sono arrivati. Se li trovi, scrivici: lo riapriamo.',
  'settled-with-others': 'La compagnia ha pagato chi ha subito il danno: per te non c’è altro da fare.',
  'not-covered': 'Quello che è successo non è coperto, e ci hai detto di non voler andare avanti.',
};
