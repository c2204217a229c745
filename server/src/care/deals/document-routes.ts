import { staff } from '@riparo/domain/platform/call/access.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { deskCertificatePath, deskDocumentPath } from '@riparo/domain/care/deals/file-path.ts';
import { dealDocumentKinds, isDealDocumentKind } from '@riparo/domain/buy/documents/deal-documents.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { findDocument } from '../../buy/documents/deal-documents.ts';
import { sendInline } from '../../platform/http/send-file.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DocumentFile } from '../../platform/drawing/document-file.ts';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { Deliver } from '../../platform/http/access/desk-reads.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import type { DrawnDocument } from '../../buy/deals/deal-policy.ts';
import { policiesOfDeals } from '../../buy/policies/policies-of-deals.ts';
import { findDeskDeal, subjectOf } from './find-desk-deal.ts';

const documentParams = z.object({
  uuid: dealUuidSchema,
  kind: z.enum([...dealDocumentKinds, 'ricevuta-sci']),
});
const certificateParams = z.object({ uuid: dealUuidSchema, place: z.string().regex(/^\d{1,2}$/) });

type DocumentInput = Pick<SignedInStaff, 'member'> & { deliver: Deliver };

/** The documents of a deal as PDF. They contain all data about a person: each reading is in the log. */
export function registerDeskDocuments(app: App, parts: Dependencies): void {
  const { db, makeDocument } = parts;
  const access = staff('read-deals');
  const reads = 'deal.document-read';

  const one = { path: deskDocumentPath(':uuid', ':kind'), params: documentParams, access, reads } as const;
  serveFile(app, one, async (input) => {
    const { uuid, kind } = input.params;
    return deliverDocument(input, uuid, kind, async (deal) => {
      if (isDealDocumentKind(kind)) return findDocument(db, deal.uuid, kind);
      return drawDocument(deal, ({ kind: drawn }) => drawn === kind);
    });
  });

  const certificate = {
    path: deskCertificatePath(':uuid', ':place'),
    params: certificateParams,
    access,
    reads,
  } as const;
  serveFile(app, certificate, async (input) =>
    deliverDocument(input, input.params.uuid, 'certificato-sci', async (deal) => {
      const place = Number(input.params.place);
      return drawDocument(deal, (drawn) => drawn.place === place);
    }),
  );

  async function drawDocument(deal: DealRow, isChosen: (document: DrawnDocument) => boolean) {
    const { drawn } = (await policiesOfDeals(db, [deal]))(deal);
    const chosen = drawn.find(isChosen);
    return chosen ? makeDocument(chosen.reference) : null;
  }

  const deliverDocument = (
    { member, deliver }: DocumentInput,
    uuid: DealRow['uuid'],
    document: string,
    find: (deal: DealRow) => Promise<DocumentFile | null>,
  ) =>
    deliver({ subject: subjectOf({ uuid }), details: { document } }, async () => {
      const deal = await findDeskDeal(db, uuid, member);
      const file = deal && (await find(deal));
      return file ? { send: (reply) => sendInline(reply, file) } : failure(generalErrors['not-found']);
    });
}
