import { ownSkiCertificatePath, ownSkiReceiptPath } from '@riparo/domain/contract/deal-document.ts';
import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireSession } from '../accounts/current-account.ts';
import { findOwnDeal } from '../deals/own-deals.ts';
import type { Dependencies } from '../dependencies.ts';
import type { DocumentReference } from '../documents/known-documents.ts';
import type { App } from '../http/app-instance.ts';
import { Failure, sendProblem } from '../http/problem-answers.ts';
import { sendDocument } from '../signature/send-document.ts';
import { findHolder, findPolicy, type SkiPolicy } from './find-policy.ts';
import { isCertifiable } from './own-documents.ts';

const receiptParams = z.object({ uuid: z.uuid() });
const certificateParams = z.object({
  uuid: z.uuid(),
  place: z.string().check(z.regex(/^\d{1,2}$/)),
});

// Each is drawn anew: a family opens them a few times a season.
const rateLimit = { max: 60, windowSeconds: 600 };

type Choose = (found: SkiPolicy) => Promise<DocumentReference | null>;

/** Certificates and receipt of a ski policy as PDF, to its owner alone. */
export function registerOwnSkiDocuments(app: App, dependencies: Dependencies): void {
  const { db, makeDocument } = dependencies;

  const options = { schema: { params: certificateParams, hide: true }, config: { rateLimit } };
  app.get(ownSkiCertificatePath(':uuid', ':place'), options, (request, reply) => {
    const { uuid, place } = request.params as z.output<typeof certificateParams>;
    return sendOwn(request, reply, uuid, async ({ policy, deal }) => {
      const holder = isCertifiable(deal) ? await findHolder(db, policy.id, Number(place) - 1) : null;
      return holder && { document: 'ski-certificate', id: holder.id };
    });
  });

  const receiptOptions = { schema: { params: receiptParams, hide: true }, config: { rateLimit } };
  app.get(ownSkiReceiptPath(':uuid'), receiptOptions, (request, reply) => {
    const { uuid } = request.params as z.output<typeof receiptParams>;
    return sendOwn(request, reply, uuid, ({ policy }) =>
      Promise.resolve({ document: 'ski-receipt', id: policy.id }),
    );
  });

  async function sendOwn(request: FastifyRequest, reply: FastifyReply, uuid: string, choose: Choose) {
    const account = await requireSession(dependencies, { request, reply });
    if (account instanceof Failure) return sendProblem(request, reply, account.error);
    const deal = await findOwnDeal(db, account, uuid);
    const found = deal && (await findPolicy(db, { dealUuid: deal.uuid }));
    const chosen = found?.policy.issuedAt ? await choose(found) : null;
    const file = chosen && (await makeDocument(chosen));
    if (!file) return sendProblem(request, reply, generalErrors['not-found']);
    return sendDocument(reply, file);
  }
}
