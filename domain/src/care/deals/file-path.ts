import type { DealUuid } from '../../platform/values/ids.ts';

const base = (uuid: DealUuid | ':uuid') => `/api/v1/desk/deals/${uuid}`;

/** A document of a deal as PDF, for the desk: every reading is logged. */
export const deskDocumentPath = (uuid: DealUuid | ':uuid', kind: string) => `${base(uuid)}/documents/${kind}`;
/** The position among the insured, counted from 1. */
export const deskCertificatePath = (uuid: DealUuid | ':uuid', place: number | ':place') =>
  `${base(uuid)}/certificates/${place}`;
/** Everything about a deal as one ZIP. */
export const dealFilePath = (uuid: DealUuid | ':uuid') => `${base(uuid)}/fascicolo.zip`;
