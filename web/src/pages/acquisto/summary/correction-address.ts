/** `?modifica=indirizzo` opens that question over the summary. */
export const CORRECTION = 'modifica';

export const correctionOf = (stepId: string) => `?${CORRECTION}=${stepId}`;
