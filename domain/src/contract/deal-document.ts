import * as z from 'zod/mini';
import { dealDocumentKinds } from '../signature/documents.ts';

/** A document of a purchase, as it is listed. */
export const dealDocumentSchema = z.object({
  kind: z.enum(dealDocumentKinds),
  title: z.string(),
  /** Where the PDF is; never cached. */
  path: z.string(),
  sizeBytes: z.int(),
});

/** The PDFs themselves: `GET`, by the token of the mail or by the session of the owner. */
export const signatureDocumentPath = (token: string, kind: string) =>
  `/api/v1/signature/${token}/documents/${kind}`;
export const ownDealDocumentPath = (uuid: string, kind: string) => `/api/v1/deals/${uuid}/documents/${kind}`;
