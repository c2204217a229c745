/** `?modifica=indirizzo` opens that question over the summary. */
export const CORRECTION = 'modifica';

/** `?completa` asks what is missing. */
export const COMPLETION = 'completa';

export const correctionOf = (stepId: string) => `?${CORRECTION}=${stepId}`;
