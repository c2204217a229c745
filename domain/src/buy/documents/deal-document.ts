import * as z from 'zod';
import { dealDocumentKinds, skiDocumentKinds } from './deal-documents.ts';

export const dealDocumentSchema = z.object({
  kind: z.enum([...dealDocumentKinds, ...skiDocumentKinds]),
  title: z.string(),
  /** The address of the PDF; never cached. */
  path: z.string(),
  /** Null for a document rendered on request. */
  sizeBytes: z.int().nullable(),
});

/** Addresses of the PDFs: `GET`, with the mailed token or the owner's session. */
export const signatureDocumentPath = (token: string, kind: string) =>
  `/api/v1/signature/${token}/documents/${kind}`;
export const ownDealDocumentPath = (uuid: string, kind: string) => `/api/v1/deals/${uuid}/documents/${kind}`;
/** The position among the insured counts from 1. */
export const ownSkiCertificatePath = (uuid: string, place: number | string) =>
  `/api/v1/deals/${uuid}/certificates/${place}`;
export const ownSkiReceiptPath = (uuid: string) => `/api/v1/deals/${uuid}/receipt`;
