import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { maskPhone } from '@riparo/domain/platform/person/masked-phone.ts';
import { requestErrors } from '@riparo/domain/care/requests/errors.ts';
import { CALL_KINDS, type CallKind } from '@riparo/domain/care/requests/kinds.ts';
import { callStepOf } from '@riparo/domain/care/requests/status.ts';
import type { CustomerRequest, Standing } from '@riparo/domain/care/requests/status-schema.ts';
import { isClosed, isUnanswered } from '@riparo/domain/care/requests/states.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { mayMailFor } from '../../platform/mail/mailbox-allowance.ts';
import { withheldMail } from '../../platform/mail/withheld-mail.ts';
import { staffMembers } from '../../desk/staff/tables.ts';
import { changeMail } from './change-mail.ts';
import { lockCallTime } from './call-times.ts';
import { theCustomer } from '../casework/case-kind.ts';
import { changeCase } from '../casework/change-case.ts';
import { historyOf } from '../casework/history.ts';
import { requestCase, type RequestChange, withLockedRequest } from './change-request.ts';
import { titleOf } from './request-answer.ts';
import { findLinkedRequest, requestLink } from './request-token.ts';
import { type CallRow, deskRequests, isCall } from './tables.ts';

type ReadingParts = Pick<Dependencies, 'db' | 'keyedHash'>;
export type CustomerParts = ReadingParts & Pick<Dependencies, 'clock' | 'sendMailLater' | 'limiter'>;

/** A visitor with the mailed link, perhaps signed in. */
type LinkHolder = { token: string; account: Account | null };

/** More than anyone reads. */
const shown = 20;

/** What a visitor with the mailed link sees; null for an invalid link. */
export async function linkedRequest({ db, keyedHash }: ReadingParts, token: string) {
  const request = await findLinkedRequest(db, keyedHash, token);
  return request && asSeenByCustomer(db, request);
}

/** The calls requested with a proved mailbox, the latest first, each with its link. */
export async function requestsOfMailbox({ db, keyedHash }: ReadingParts, email: string) {
  const rows = await db
    .select(getTableColumns(deskRequests))
    .from(deskRequests)
    .where(
      and(
        sql`lower(${deskRequests.email}) = ${emailKey(email)}`,
        inArray(deskRequests.kind, [...CALL_KINDS]),
      ),
    )
    .orderBy(desc(deskRequests.createdAt), desc(deskRequests.id))
    .limit(shown);
  const calls = rows.filter(isCall);
  const seen = await seenByCustomer(db, calls);
  return calls.flatMap((row) => {
    const request = seen.get(row.id);
    return request ? [{ ...request, path: requestLink(keyedHash, row) }] : [];
  });
}

/** The same for the row that a request came from. */
export async function requestFrom(
  db: Database | Transaction,
  kinds: readonly CallKind[],
  sourceId: string,
): Promise<CallRow | null> {
  const [found] = await db
    .select()
    .from(deskRequests)
    .where(and(eq(deskRequests.sourceId, sourceId), inArray(deskRequests.kind, [...kinds])));
  return found && isCall(found) ? found : null;
}

export async function asSeenByCustomer(
  db: Database | Transaction,
  request: CallRow,
): Promise<CustomerRequest> {
  const seen = (await seenByCustomer(db, [request])).get(request.id);
  if (!seen) throw new Error('a request is not seen');
  return seen;
}

/** The same without personal data, for visitors who only know what the call is about. */
export async function statusOf(db: Database, request: CallRow): Promise<Standing> {
  const { step, consultant, callAt, triedAt } = await asSeenByCustomer(db, request);
  return { step, consultant, callAt, triedAt };
}

async function seenByCustomer(
  db: Database | Transaction,
  rows: readonly CallRow[],
): Promise<ReadonlyMap<RequestId, CustomerRequest>> {
  const ids = rows.map(({ id }) => id);
  const assignees = rows.flatMap(({ assigneeId }) => assigneeId ?? []);
  const [lines, people] = await Promise.all([
    historyOf(db, requestCase, ids),
    db
      .select({ id: staffMembers.id, firstName: staffMembers.firstName })
      .from(staffMembers)
      .where(inArray(staffMembers.id, assignees)),
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.caseId);
  return new Map(
    rows.map((row) => {
      const history = linesOf.get(row.id) ?? [];
      const tried = history.findLast((line) => isUnanswered(line.action));
      const step = callStepOf(
        row,
        history.map((line) => line.action),
      );
      return [
        row.id,
        {
          kind: row.kind,
          step,
          consultant: people.find(({ id }) => id === row.assigneeId)?.firstName ?? null,
          callAt: row.due.toISOString(),
          triedAt: tried?.at.toISOString() ?? null,
          about: titleOf(row.product),
          phone: maskPhone(row.phone),
          askedAt: row.createdAt.toISOString(),
        },
      ];
    }),
  );
}

/** Moves the call to another free quarter-hour, which replaces the promise. */
export const moveCall = (parts: CustomerParts, holder: LinkHolder, callAt: Date) =>
  changeByCustomer<(typeof requestErrors)['CallTimeTaken' | 'RequestClosed']>(
    parts,
    holder,
    async (tx, locked, now) => {
      if (isClosed(locked.state)) return failure(requestErrors.RequestClosed);
      // Pressed twice.
      if (locked.againAt?.getTime() === callAt.getTime()) return null;
      if (!(await lockCallTime(tx, callAt, now, locked.id))) return failure(requestErrors.CallTimeTaken);
      return {
        action: 'move',
        changes: { deadline: callAt, againAt: callAt },
        details: { againAt: callAt.toISOString() },
      };
    },
  );

/** «Non serve più». */
export const cancelCall = (parts: CustomerParts, holder: LinkHolder) =>
  changeByCustomer<(typeof requestErrors)['RequestClosed']>(parts, holder, async (tx, locked) => {
    if (!isClosed(locked.state)) return { action: 'cancel', changes: { outcome: null } };
    const { step } = await asSeenByCustomer(tx, locked);
    return step === 'not-needed' ? null : failure(requestErrors.RequestClosed);
  });

/** `decide` returns the changes, or null where the request already is as wanted. */
async function changeByCustomer<E extends ErrorDefinition>(
  parts: CustomerParts,
  { token, account }: LinkHolder,
  decide: (tx: Transaction, locked: CallRow, now: Date) => Promise<RequestChange | Failure<E> | null>,
) {
  const now = parts.clock();
  const request = await findLinkedRequest(parts.db, parts.keyedHash, token);
  if (!request) return failure(generalErrors['not-found']);
  const isMailed = await mayMailFor(parts.limiter, 'contact', { email: request.email, account });
  return withLockedRequest(parts, request.id, null, async (tx, locked) => {
    if (!isCall(locked)) return failure(generalErrors['not-found']);
    const change = await decide(tx, locked, now);
    if (change instanceof Failure) return change;
    if (change === null) return asSeenByCustomer(tx, locked);
    const act = { ...change, actor: theCustomer, now };
    const changed = await changeCase(tx, requestCase, locked, act, async (written, line) => {
      const row = { ...written, phone: locked.phone, product: locked.product };
      const mail = line === null ? null : changeMail(parts.keyedHash, change, row, line);
      const mailed = isMailed && mail ? await parts.sendMailLater(tx, mail) : { isMailed };
      return { ...(await asSeenByCustomer(tx, row)), ...withheldMail(mailed) };
    });
    return changed instanceof Failure ? failure(requestErrors.RequestClosed) : changed;
  });
}
