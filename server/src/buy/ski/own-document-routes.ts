import { customer } from '@riparo/domain/platform/call/access.ts';
import { ownSkiCertificatePath, ownSkiReceiptPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { dealUuidSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import { findOwnDeal } from '../deals/find-own-deal.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DocumentReference } from '../../platform/drawing/document-reference.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { sendProblem } from '../../platform/http/problem-answers.ts';
import { type FileInput, serveFile } from '../../platform/http/serve-file.ts';
import { sendDocument } from '../documents/send-document.ts';
import { findHolder, findPolicy, type SkiPolicy } from './find-policy.ts';
import { isCertifiable } from './own-documents.ts';

const receiptParams = z.object({ uuid: dealUuidSchema });
const certificateParams = z.object({
  uuid: dealUuidSchema,
  place: z.string().regex(/^\d{1,2}$/),
});

// Each is drawn anew: a family opens them a few times a season.
const rateLimit = { max: 60, windowSeconds: 600 };

type Asked = FileInput<typeof customer, typeof receiptParams>;
type Choose = (found: SkiPolicy) => Promise<DocumentReference | null>;

/** Certificates and receipt of a ski policy as PDF, to its owner alone. */
export function registerOwnSkiDocuments(app: App, dependencies: Dependencies): void {
  const { db, makeDocument } = dependencies;

  const certificate = { path: ownSkiCertificatePath(':uuid', ':place'), params: certificateParams };
  serveFile(app, { ...certificate, access: customer, rateLimit }, (asked) =>
    sendOwn(asked, async ({ policy, deal }) => {
      const place = Number(asked.params.place) - 1;
      const holder = isCertifiable(deal) ? await findHolder(db, policy.id, place) : null;
      return holder && { document: 'ski-certificate', id: holder.id };
    }),
  );

  const receipt = { path: ownSkiReceiptPath(':uuid'), params: receiptParams };
  serveFile(app, { ...receipt, access: customer, rateLimit }, (asked) =>
    sendOwn(asked, async ({ policy }) => ({ document: 'ski-receipt', id: policy.id })),
  );

  async function sendOwn({ account, params, request, reply }: Asked, choose: Choose) {
    const deal = await findOwnDeal(dependencies, account, params.uuid);
    const found = deal && (await findPolicy(db, { dealUuid: deal.uuid }));
    const chosen = found?.policy.issuedAt ? await choose(found) : null;
    const file = chosen && (await makeDocument(chosen));
    if (!file) return sendProblem(request, reply, generalErrors['not-found']);
    return sendDocument(reply, file);
  }
}
