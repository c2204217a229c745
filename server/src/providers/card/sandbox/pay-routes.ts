import { generalErrors } from '@riparo/domain/contract/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../../database/connection.ts';
import type { App } from '../../../http/app-instance.ts';
import type { Html } from '../../../http/html.ts';
import { sendPlainPage } from '../../../http/plain-page.ts';
import { sendProblem } from '../../../http/problem-answers.ts';
import { completeCheckout, declineCard, findCheckout } from './books.ts';
import { parseFormBody, textAt } from './form-body.ts';
import { addressAfter, authenticationPage, cardPage, closedPage } from './pay-pages.ts';
import { payPath, type SandboxParts } from './sandbox-parts.ts';
import type { SandboxCheckout } from './tables.ts';
import { outcomeOf } from './test-cards.ts';

const UNKNOWN_CARD = 'Questo numero non è di una carta di prova: usane uno di quelli qui sotto.';
const DECLINED = 'La banca ha rifiutato la carta. Non è stato addebitato nulla: prova con un’altra.';
const NOT_AUTHENTICATED =
  'Il pagamento non è stato autorizzato. Non è stato addebitato nulla: riprova o usa un’altra carta.';

type Turn = { tx: Transaction; checkout: SandboxCheckout; reply: FastifyReply; form: string };

const page = (reply: FastifyReply, body: Html) => sendPlainPage(reply, { title: 'Pagamento di prova', body });

/** The visitors' side of the built-in card provider, in place of Stripe's hosted page. Never in production. */
export function registerPayPages(app: App, parts: SandboxParts): void {
  /** One visitor at a time on one checkout; what is no longer open says so. */
  const onOpenCheckout =
    (answer: (turn: Turn) => Promise<FastifyReply>) => async (request: FastifyRequest, reply: FastifyReply) =>
      parts.db.transaction(async (tx) => {
        const { id } = request.params as { id: string };
        const checkout = await findCheckout(tx, parts, id);
        if (!checkout) return sendProblem(request, reply, generalErrors['not-found']);
        if (checkout.status !== 'open') return page(reply, closedPage(checkout));
        return answer({ tx, checkout, reply, form: typeof request.body === 'string' ? request.body : '' });
      });

  const pay = async ({ tx, checkout, reply }: Turn) => {
    const paid = await completeCheckout(tx, parts, checkout);
    return reply.redirect(addressAfter(paid), 303);
  };

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );

    pages.get(
      `${payPath}/:id`,
      onOpenCheckout(async ({ checkout, reply }) => page(reply, cardPage(checkout))),
    );

    pages.post(
      `${payPath}/:id`,
      onOpenCheckout(async (turn) => {
        const { tx, checkout, reply, form } = turn;
        switch (outcomeOf(textAt(parseFormBody(form), 'number') ?? '')) {
          case 'approved':
            return pay(turn);
          case 'authentication':
            return reply.redirect(`${payPath}/${checkout.id}/conferma`, 303);
          case 'declined':
            await declineCard(tx, parts, checkout);
            return page(reply.code(402), cardPage(checkout, DECLINED));
          default:
            return page(reply.code(422), cardPage(checkout, UNKNOWN_CARD));
        }
      }),
    );

    pages.get(
      `${payPath}/:id/conferma`,
      onOpenCheckout(async ({ checkout, reply }) => page(reply, authenticationPage(checkout))),
    );

    pages.post(
      `${payPath}/:id/conferma`,
      onOpenCheckout(async (turn) => {
        if (textAt(parseFormBody(turn.form), 'answer') === 'yes') return pay(turn);
        await declineCard(turn.tx, parts, turn.checkout);
        return page(turn.reply.code(402), cardPage(turn.checkout, NOT_AUTHENTICATED));
      }),
    );
  });
}
