import { everybody } from '@riparo/domain/platform/call/access.ts';
import {
  purchaseProgressCall,
  requestSignatureCodeCall,
  signatureCall,
  signDocumentsCall,
} from '@riparo/domain/buy/purchase/signature-calls.ts';
import { signatureDocumentPath } from '@riparo/domain/buy/documents/deal-document.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import * as z from 'zod';
import { buyingBrowser } from '../deals/buying-browser.ts';
import { provedMailbox, type MailboxProof } from '../deals/proved-mailbox.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure, sendProblem } from '../../platform/http/problem-answers.ts';
import { browserOfRequest, deviceOfRequest } from '../../platform/http/request-device.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { serve } from '../../platform/http/serve.ts';
import { findDocument } from '../documents/deal-documents.ts';
import { findByToken, openDocuments, signatureAnswer } from './find-signature.ts';
import { sendInline } from '../../platform/http/send-file.ts';
import { purchaseProgress } from './purchase-progress.ts';
import { signDocuments } from './sign.ts';
import { requestSignatureCode } from './signature-code.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnclaimedWith, ownerOf } from '../deals/deal-owner.ts';
import { type DealRow, deals } from '../deals/tables.ts';
import { setSessionCookies } from '../../platform/http/access/session-cookies.ts';

const documentParams = z.object({ token: z.string(), kind: z.string() });

export function registerSignature(app: App, parts: Dependencies): void {
  serve(app, signatureCall, async ({ params: { token }, request, reply }) => {
    const found = await findByToken(parts, token);
    if (!found) return failure(generalErrors['not-found']);
    return { data: await signatureAnswer(parts, token, found, provedMailbox(parts, { request, reply })) };
  });

  serve(
    app,
    requestSignatureCodeCall,
    async ({ params, request, reply }) => {
      const buying = buyingBrowser(parts, { request, reply });
      const taken = await requestSignatureCode(parts, params.token, buying);
      if (taken instanceof Failure) return taken;
      if (taken) buying.remember(taken);
      return undefined;
    },
    { mailsAnyone: true },
  );

  serve(app, signDocumentsCall, async ({ params: { token }, body, ...caller }) => {
    const { request, reply, previousToken, optionalCustomer } = caller;
    const browser = browserOfRequest(request);
    const buying = buyingBrowser(parts, { request, reply });
    const proved = provedMailbox(parts, { request, reply });
    const found = await signDocuments(parts, token, {
      ...body,
      address: request.ip,
      browser,
      buying,
      proved,
    });
    if (found instanceof Failure) return found;
    if (found.isTaken) buying.remember(found.deal);
    if (found.proof && !(await optionalCustomer()))
      await enterArea(parts, { ...found, proof: found.proof }, { request, reply, previousToken });
    return { data: await signatureAnswer(parts, token, found, proved) };
  });

  serve(app, purchaseProgressCall, async ({ params, request, reply, optionalCustomer }) => {
    const lookup = { address: params.uuid, account: await optionalCustomer() };
    return purchaseProgress(parts, lookup, buyingBrowser(parts, { request, reply }));
  });

  const mailed = {
    path: signatureDocumentPath(':token', ':kind'),
    access: everybody,
    params: documentParams,
  };
  serveFile(app, mailed, async ({ params: { token, kind }, request, reply }) => {
    const found = await findByToken(parts, token);
    const open = found ? await openDocuments(parts, found) : [];
    const listed = open.find((document) => document.kind === kind);
    const document = listed && (await findDocument(parts.db, listed.dealUuid, listed.kind));
    if (!document) return sendProblem(request, reply, generalErrors['not-found']);
    return sendInline(reply, document);
  });
}

type Parts = Pick<Dependencies, 'config' | 'db' | 'identity'>;
type Signed = { deal: DealRow; proof: MailboxProof };
type Exchange = { request: FastifyRequest; reply: FastifyReply; previousToken: string | null };

/**
 * Signing with the mailbox just proved also signs the buyer in: an account begun by the same code requires
 * nothing else. An account with a password or a passkey is opened by these alone. The signed deal becomes the
 * account's; this browser continues with its links, since no other has any.
 */
async function enterArea(
  { config, db, identity }: Parts,
  { deal, proof }: Signed,
  { request, reply, previousToken }: Exchange,
): Promise<void> {
  const browser = { replaced: previousToken, device: deviceOfRequest(request) };
  const opened = await identity.enterByMailbox(proof.accountId, browser);
  if (!opened) return;
  setSessionCookies(config, reply, opened.token);
  await db.transaction(async (tx) => {
    const accountId = await ownerOf(tx, opened.account, deal.email);
    if (accountId === null) return;
    const isTheirs = and(eq(deals.uuid, deal.uuid), isUnclaimedWith(deal.email));
    await tx.update(deals).set({ accountId }).where(isTheirs);
  });
}
