import { and, desc, eq, getTableColumns, gte, isNotNull, lt, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CardAccount } from '../card-provider.ts';
import { parseFormBody, textAt } from './form-body.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { sandboxCheckouts, sandboxDisputes, sandboxRefunds } from './tables.ts';
import {
  chargeObject,
  disputeObject,
  invalidRequest,
  listObject,
  noSuch,
  paymentIntentObject,
  refundObject,
} from './wire.ts';

const usualPage = 10;
const maxListPageSize = 100;

const idIn = ({ params }: FastifyRequest) => (params as { id: string }).id;

/** A shop's view of its books: objects by id, and paginated lists, the latest first. */
export function registerBooks(
  api: FastifyInstance,
  { db }: SandboxParts,
  accountOf: (request: FastifyRequest) => CardAccount,
): void {
  api.get('/v1/payment_intents/:id', async (request) => {
    const id = idIn(request);
    const [checkout] = await db
      .select()
      .from(sandboxCheckouts)
      .where(and(eq(sandboxCheckouts.account, accountOf(request)), eq(sandboxCheckouts.paymentId, id)));
    if (!checkout) throw noSuch('payment_intent', id);
    return paymentIntentObject(checkout, id);
  });

  api.get('/v1/refunds/:id', async (request) => {
    const [found] = await refunds().where(isThis(sandboxRefunds, request));
    if (!found) throw noSuch('refund', idIn(request));
    return refundObject(found, found.currency);
  });

  api.get('/v1/disputes/:id', async (request) => {
    const [found] = await disputes().where(isThis(sandboxDisputes, request));
    if (!found) throw noSuch('dispute', idIn(request));
    return disputeObject(found, found.currency);
  });

  api.get('/v1/charges', async (request) => {
    const page = pageOf(request, {
      account: sandboxCheckouts.account,
      id: sandboxCheckouts.paymentId,
      at: sandboxCheckouts.paidAt,
      toId: (id) => id.replace(/^ch_/, 'pi_'),
    });
    const rows = await db
      .select({ checkout: sandboxCheckouts, disputeId: sandboxDisputes.id })
      .from(sandboxCheckouts)
      .leftJoin(sandboxDisputes, eq(sandboxDisputes.paymentId, sandboxCheckouts.paymentId))
      .where(and(isNotNull(sandboxCheckouts.paymentId), ...(await page.conditions())))
      .orderBy(desc(sandboxCheckouts.paidAt), desc(sandboxCheckouts.paymentId))
      .limit(page.size + 1);
    return page.answer(rows.map(({ checkout, disputeId }) => chargeObject(checkout, disputeId !== null)));
  });

  api.get('/v1/refunds', async (request) => {
    const { account, id, createdAt: at, paymentId } = sandboxRefunds;
    const page = pageOf(request, { account, id, at });
    const ofPayment = textAt(page.form, 'payment_intent');
    const rows = await refunds()
      .where(and(ofPayment ? eq(paymentId, ofPayment) : undefined, ...(await page.conditions())))
      .orderBy(desc(at), desc(id))
      .limit(page.size + 1);
    return page.answer(rows.map((row) => refundObject(row, row.currency)));
  });

  api.get('/v1/disputes', async (request) => {
    const { account, id, createdAt: at } = sandboxDisputes;
    const page = pageOf(request, { account, id, at });
    const rows = await disputes()
      .where(and(...(await page.conditions())))
      .orderBy(desc(at), desc(id))
      .limit(page.size + 1);
    return page.answer(rows.map((row) => disputeObject(row, row.currency)));
  });

  const refunds = () =>
    db
      .select({ ...getTableColumns(sandboxRefunds), currency: sandboxCheckouts.currency })
      .from(sandboxRefunds)
      .innerJoin(sandboxCheckouts, eq(sandboxCheckouts.paymentId, sandboxRefunds.paymentId))
      .$dynamic();

  const disputes = () =>
    db
      .select({ ...getTableColumns(sandboxDisputes), currency: sandboxCheckouts.currency })
      .from(sandboxDisputes)
      .innerJoin(sandboxCheckouts, eq(sandboxCheckouts.paymentId, sandboxDisputes.paymentId))
      .$dynamic();

  const isThis = (table: typeof sandboxRefunds | typeof sandboxDisputes, request: FastifyRequest) =>
    and(eq(table.account, accountOf(request)), eq(table.id, idIn(request)));

  type Columns = { account: PgColumn; id: PgColumn; at: PgColumn; toId?: (id: string) => string };

  /** `created[gte]`, `created[lt]`, `limit`, `starting_after`, as in Stripe's API. */
  function pageOf(request: FastifyRequest, { account, id, at, toId = (same) => same }: Columns) {
    const form = parseFormBody(request.url.split('?')[1] ?? '');
    const asked = Number(textAt(form, 'limit') ?? usualPage);
    if (!(asked >= 1 && asked <= maxListPageSize)) throw invalidRequest('`limit` is 1 to 100.');
    const moment = (name: string) => {
      const text = textAt(form, 'created', name);
      return text === null ? null : new Date(Number(text) * 1000);
    };
    const after = textAt(form, 'starting_after');
    return {
      form,
      size: asked,
      async conditions(): Promise<(SQL | undefined)[]> {
        const [from, until] = [moment('gte'), moment('lt')];
        return [
          eq(account, accountOf(request)),
          from ? gte(at, from) : undefined,
          until ? lt(at, until) : undefined,
          after ? await isAfter(toId(after)) : undefined,
        ];
      },
      answer: (objects: readonly object[]) =>
        listObject(request.url.split('?')[0] ?? '', objects.slice(0, asked), objects.length > asked),
    };

    async function isAfter(lastId: string) {
      const [last] = await db.select({ at }).from(id.table).where(eq(id, lastId));
      if (!last) throw invalidRequest('No such object to start after.', 'resource_missing');
      return or(lt(at, last.at), and(eq(at, last.at), lt(id, lastId)));
    }
  }
}
