import { customer } from '@riparo/domain/call/access.ts';
import { ownDealDocumentPath } from '@riparo/domain/contract/deal-document.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { dealUuidSchema } from '@riparo/domain/values/ids.ts';
import { dealDocumentKinds } from '@riparo/domain/documents/deal-documents.ts';
import * as z from 'zod';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { Dependencies } from '../dependencies/dependencies.ts';
import type { App } from '../http/app-instance.ts';
import { sendProblem } from '../http/problem-answers.ts';
import { serveFile } from '../http/serve-file.ts';
import { findDocument } from './deal-documents.ts';
import { sendDocument } from './send-document.ts';

const documentParams = z.object({ uuid: dealUuidSchema, kind: z.enum(dealDocumentKinds) });

/** The documents of a deal as PDF, to its owner alone. */
export function registerDealDocuments(app: App, dependencies: Dependencies): void {
  const { db } = dependencies;
  const own = { path: ownDealDocumentPath(':uuid', ':kind'), access: customer, params: documentParams };
  serveFile(app, own, async ({ account, params: { uuid, kind }, request, reply }) => {
    const deal = await findOwnDeal(dependencies, account, uuid);
    const document = deal && (await findDocument(db, uuid, kind));
    if (!document) return sendProblem(request, reply, generalErrors['not-found']);
    return sendDocument(reply, document);
  });
}
