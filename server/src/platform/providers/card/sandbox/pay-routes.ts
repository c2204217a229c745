import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/connection.ts';
import type { App } from '../../../http/app-instance.ts';
import type { Html } from '../../../http/html.ts';
import { sendPlainPage } from '../../../http/plain-page.ts';
import { sendProblem } from '../../../http/problem-answers.ts';
import { completeCheckout, declineCard, findCheckout } from './books.ts';
import { openDispute } from './disputes.ts';
import { type FormValues, parseFormBody, textAt } from './form-body.ts';
import { addressAfter, authenticationPage, cardPage, closedPage } from './pay-pages.ts';
import { payPath, type SandboxParts } from './sandbox-parts.ts';
import type { SandboxCheckout } from './tables.ts';
import { outcomeOf } from './test-cards.ts';

const UNKNOWN_CARD = 'Questo numero non è di una carta di prova: usane uno di quelli qui sotto.';
const DECLINED = 'La banca ha rifiutato la carta. Non è stato addebitato nulla: prova con un’altra.';
const NOT_AUTHENTICATED =
  'Il pagamento non è stato autorizzato. Non è stato addebitato nulla: riprova o usa un’altra carta.';

/** Sends the answer once everything in it is stored. */
type Send = (reply: FastifyReply) => FastifyReply;
type Turn = { tx: Transaction; checkout: SandboxCheckout; form: FormValues };

const page =
  (body: Html): Send =>
  (reply) =>
    sendPlainPage(reply, { title: 'Pagamento di prova', body });

const redirect =
  (address: string): Send =>
  (reply) =>
    reply.redirect(address, 303);

/**
 * The visitors' side of the built-in card provider, standing in for Stripe's hosted page. Never in
 * production.
 */
export function registerPayPages(app: App, parts: SandboxParts): void {
  /** Serialises visitors of one checkout, and reports one that is no longer open. */
  const onOpenCheckout =
    (answer: (turn: Turn) => Promise<Send>) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string };
      const form = parseFormBody(typeof request.body === 'string' ? request.body : '');
      const send = await parts.db.transaction(async (tx) => {
        const checkout = await findCheckout(tx, parts, id);
        if (!checkout) return null;
        return checkout.status === 'open' ? answer({ tx, checkout, form }) : page(closedPage(checkout));
      });
      return send ? send(reply) : sendProblem(request, reply, generalErrors['not-found']);
    };

  const pay = async ({ tx, checkout }: Turn) =>
    redirect(addressAfter(await completeCheckout(tx, parts, checkout)));

  const payAndDispute = async ({ tx, checkout }: Turn) => {
    const paid = await completeCheckout(tx, parts, checkout);
    await openDispute(tx, parts, paid);
    return redirect(addressAfter(paid));
  };

  const decline = async ({ tx, checkout }: Turn, why: string) => {
    await declineCard(tx, parts, checkout);
    return page(cardPage(checkout, why));
  };

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );

    pages.get(
      `${payPath}/:id`,
      onOpenCheckout(async ({ checkout }) => page(cardPage(checkout))),
    );

    pages.post(
      `${payPath}/:id`,
      onOpenCheckout(async (turn) => {
        switch (outcomeOf(textAt(turn.form, 'number') ?? '')) {
          case 'approved':
            return pay(turn);
          case 'disputed':
            return payAndDispute(turn);
          case 'authentication':
            return redirect(`${payPath}/${turn.checkout.id}/conferma`);
          case 'declined':
            return decline(turn, DECLINED);
          default:
            return page(cardPage(turn.checkout, UNKNOWN_CARD));
        }
      }),
    );

    pages.get(
      `${payPath}/:id/conferma`,
      onOpenCheckout(async ({ checkout }) => page(authenticationPage(checkout))),
    );

    pages.post(
      `${payPath}/:id/conferma`,
      onOpenCheckout(async (turn) =>
        textAt(turn.form, 'answer') === 'yes' ? pay(turn) : decline(turn, NOT_AUTHENTICATED),
      ),
    );
  });
}
