import { staff } from '@riparo/domain/call/access.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { deskCertificatePath, deskDocumentPath } from '@riparo/domain/desk-deals/file-path.ts';
import { dealDocumentKinds, isDealDocumentKind } from '@riparo/domain/documents/deal-documents.ts';
import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { doerOf } from '../desk-log/actor.ts';
import { findDocument } from '../deal-documents/deal-documents.ts';
import { sendDocument } from '../deal-documents/send-document.ts';
import type { DealRow } from '../deals/tables.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { DocumentFile } from '../documents/document-file.ts';
import type { AtDesk } from '../http/access/access.ts';
import type { App } from '../http/app-instance.ts';
import { sendProblem } from '../http/problem-answers.ts';
import { serveFile } from '../http/serve-file.ts';
import { findHolder, findPolicy } from '../ski/find-policy.ts';
import { isCertifiable } from '../ski/own-documents.ts';
import { findDeskDeal } from './find-desk-deal.ts';
import { noteReading } from './shown-data.ts';

const documentParams = z.object({
  uuid: dealUuidSchema,
  kind: z.enum([...dealDocumentKinds, 'ricevuta-sci']),
});
const certificateParams = z.object({ uuid: dealUuidSchema, place: z.string().regex(/^\d{1,2}$/) });

type Asked = Pick<AtDesk, 'member'> & { request: FastifyRequest; reply: FastifyReply };

/** The documents of a deal as PDF. They say everything about a person: each reading is in the log. */
export function registerDeskDocuments(app: App, parts: Dependencies): void {
  const { db, makeDocument } = parts;
  const access = staff('read-deals');

  const one = { path: deskDocumentPath(':uuid', ':kind'), params: documentParams, access };
  serveFile(app, one, async (asked) => {
    const { uuid, kind } = asked.params;
    return send(asked, uuid, kind, async (deal) => {
      if (isDealDocumentKind(kind)) return findDocument(db, deal.uuid, kind);
      const found = await findPolicy(db, { dealUuid: deal.uuid });
      return found?.policy.issuedAt ? makeDocument({ document: 'ski-receipt', id: found.policy.id }) : null;
    });
  });

  const certificate = {
    path: deskCertificatePath(':uuid', ':place'),
    params: certificateParams,
    access,
  };
  serveFile(app, certificate, async (asked) =>
    send(asked, asked.params.uuid, 'certificato-sci', async (deal) => {
      const found = await findPolicy(db, { dealUuid: deal.uuid });
      const isIssued = found?.policy.issuedAt && isCertifiable(deal);
      const holder = isIssued ? await findHolder(db, found.policy.id, Number(asked.params.place) - 1) : null;
      return holder && makeDocument({ document: 'ski-certificate', id: holder.id });
    }),
  );

  async function send(
    asked: Asked,
    uuid: DealRow['uuid'],
    document: string,
    find: (deal: DealRow) => Promise<DocumentFile | null>,
  ) {
    const { request, reply } = asked;
    const doer = doerOf(asked);
    const deal = await findDeskDeal(db, uuid, doer);
    const file = deal && (await find(deal));
    if (!file) return sendProblem(request, reply, generalErrors['not-found']);
    await noteReading(parts, deal, doer, 'deal.document-read', { document });
    return sendDocument(reply, file);
  }
}
