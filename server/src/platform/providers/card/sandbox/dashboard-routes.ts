import { cents, formatEuro } from '@riparo/domain/platform/values/money.ts';
import { desc, eq } from 'drizzle-orm';
import type { App } from '../../../http/app-instance.ts';
import { html, type Html } from '../../../http/html.ts';
import { sendPlainPage } from '../../../http/plain-page.ts';
import { refundPayment } from './books.ts';
import { decideDispute, openDispute } from './disputes.ts';
import { parseFormBody, textAt } from './form-body.ts';
import { dashboardPath, type SandboxParts } from './sandbox-parts.ts';
import { type SandboxCheckout, sandboxCheckouts, type SandboxDispute, sandboxDisputes } from './tables.ts';
import { WireError } from './wire.ts';

const maxShown = 20;

/**
 * Actions outside the shop, by its staff and its buyers' banks: manual refunds, disputes. Never in
 * production.
 */
export function registerDashboard(app: App, parts: SandboxParts): void {
  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );

    pages.get(dashboardPath, async (_request, reply) => {
      const paid = await parts.db
        .select()
        .from(sandboxCheckouts)
        .where(eq(sandboxCheckouts.status, 'complete'))
        .orderBy(desc(sandboxCheckouts.paidAt))
        .limit(maxShown);
      const disputes = await parts.db.select().from(sandboxDisputes);
      return sendPlainPage(reply, { title: 'Pannello di prova', body: dashboard(paid, disputes) });
    });

    pages.post(`${dashboardPath}/:id`, async (request, reply) => {
      const { id } = request.params as { id: string };
      const form = parseFormBody(typeof request.body === 'string' ? request.body : '');
      await parts.db.transaction(async (tx) => {
        const [checkout] = await tx
          .select()
          .from(sandboxCheckouts)
          .where(eq(sandboxCheckouts.id, id))
          .for('update');
        const [dispute] = checkout?.paymentId
          ? await tx.select().from(sandboxDisputes).where(eq(sandboxDisputes.paymentId, checkout.paymentId))
          : [];
        if (!checkout?.paymentId) return;
        const done = textAt(form, 'do');
        if (done === 'refund') {
          const order = { payment_intent: checkout.paymentId, amount: textAt(form, 'amount') ?? '' };
          await refundPayment(tx, parts, checkout.account, order).catch((error: unknown) => {
            if (!(error instanceof WireError)) throw error;
          });
        }
        if (done === 'dispute' && !dispute) await openDispute(tx, parts, checkout);
        if (dispute && (done === 'won' || done === 'lost')) await decideDispute(tx, parts, dispute.id, done);
      });
      return reply.redirect(dashboardPath, 303);
    });
  });
}

function dashboard(paid: readonly SandboxCheckout[], disputes: readonly SandboxDispute[]): Html {
  const rows = paid.map((checkout) => {
    const dispute = disputes.find(({ paymentId }) => paymentId === checkout.paymentId);
    return html`<tr>
      <td>${checkout.email ?? ''}<br />${checkout.productName}</td>
      <td>${formatEuro(cents(checkout.amountCents))}</td>
      <td>${formatEuro(cents(checkout.refundedCents))}</td>
      <td>${dispute?.status ?? ''}</td>
      <td>
        <form method="post" action="${dashboardPath}/${checkout.id}">
          <label>
            Centesimi
            <input
              name="amount"
              inputmode="numeric"
              value="${String(checkout.amountCents - checkout.refundedCents)}"
            />
          </label>
          <button name="do" value="refund">Rimborsa</button>
          ${
            dispute
              ? html`<button class="quiet" name="do" value="won">Vinta</button>
                  <button class="quiet" name="do" value="lost">Persa</button>`
              : html`<button class="quiet" name="do" value="dispute">Contesta</button>`
          }
        </form>
      </td>
    </tr>`;
  });
  return html`<h1>Pannello di prova del fornitore di pagamenti</h1>
    <p class="muted">
      Quello che si farebbe nel pannello vero: rimborsi a mano, contestazioni di una banca. Nessun denaro si
      muove.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Chi</th>
          <th scope="col">Pagati</th>
          <th scope="col">Rimborsati</th>
          <th scope="col">Contestazione</th>
          <th scope="col">Che cosa fare</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}
