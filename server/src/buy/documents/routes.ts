import { customer } from '@riparo/domain/platform/call/access.ts';
import { ownDealDocumentPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import { dealDocumentKinds } from '@riparo/domain/buy/documents/deal-documents.ts';
import * as z from 'zod';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { sendProblem } from '../../platform/http/problem-answers.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { findDocument } from './deal-documents.ts';
import { sendInline } from '../../platform/http/send-file.ts';

const documentParams = z.object({ uuid: dealUuidSchema, kind: z.enum(dealDocumentKinds) });

/** The documents of a deal as PDF, only for its owner. */
export function registerDealDocuments(app: App, dependencies: Dependencies): void {
  const { db } = dependencies;
  const own = { path: ownDealDocumentPath(':uuid', ':kind'), access: customer, params: documentParams };
  serveFile(app, own, async ({ account, params: { uuid, kind }, request, reply }) => {
    const deal = await findOwnDeal(dependencies, account, uuid);
    const document = deal && (await findDocument(db, uuid, kind));
    if (!document) return sendProblem(request, reply, generalErrors['not-found']);
    return sendInline(reply, document);
  });
}
