import * as z from 'zod';
import { dealDocumentKinds, skiDocumentKinds } from './deal-documents.ts';

/** A document of a purchase, as it is listed. */
export const dealDocumentSchema = z.object({
  kind: z.enum([...dealDocumentKinds, ...skiDocumentKinds]),
  title: z.string(),
  /** Where the PDF is; never cached. */
  path: z.string(),
  /** Null for one that is drawn when it is asked for. */
  sizeBytes: z.int().nullable(),
});

/** The PDFs themselves: `GET`, by the token of the mail or by the session of the owner. */
export const signatureDocumentPath = (token: string, kind: string) =>
  `/api/v1/signature/${token}/documents/${kind}`;
export const ownDealDocumentPath = (uuid: string, kind: string) => `/api/v1/deals/${uuid}/documents/${kind}`;
/** The place among those insured counts from 1, as people do. */
export const ownSkiCertificatePath = (uuid: string, place: number | string) =>
  `/api/v1/deals/${uuid}/certificates/${place}`;
export const ownSkiReceiptPath = (uuid: string) => `/api/v1/deals/${uuid}/receipt`;
