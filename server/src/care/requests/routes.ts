import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import {
  assignRequestCall,
  correctRequestCall,
  deskRequestCall,
  deskRequestsCall,
  deskTodayCall,
  noteOnRequestCall,
  releaseRequestCall,
  requestChangesCall,
  showPhoneCall,
  showTaxCodeCall,
  takeNextRequestCall,
  takeRequestCall,
  writeOutcomeCall,
} from '@riparo/domain/care/requests/request-calls.ts';
import type { FieldChanges } from '@riparo/domain/care/requests/merge-fields.ts';
import { may } from '@riparo/domain/platform/call/roles.ts';
import type { RequestId } from '@riparo/domain/platform/values/ids.ts';
import { staffActorOf } from '../../desk/log/actor.ts';
import type { SignedInStaff } from '../../platform/http/access/signed-in-staff.ts';
import type { Read } from '../../platform/http/access/desk-reads.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import { serve } from '../../platform/http/serve.ts';
import { answerFor, type RequestParts } from './change-request.ts';
import { newestLine } from '../casework/history.ts';
import { requestChanges } from './changes.ts';
import { latestPurchase, phoneOf, readRequest } from './one-request.ts';
import { readQueue } from './queue.ts';
import { assignRequest, releaseRequest, takeNextRequest, takeRequest } from './take-requests.ts';
import { readToday } from './today.ts';
import { correctRequest, noteOnRequest, writeOutcome } from './work-requests.ts';

/** Staff who changed a request get the changed request back. */
async function shown<T extends object>(
  { read, member }: SignedInStaff & { read: Read },
  id: RequestId,
  changed: Promise<T>,
) {
  const outcome = await changed;
  if (outcome instanceof Failure) return outcome as Extract<T, Failure>;
  return read({ subject: `request ${id}` }, async (tx) => ({ data: await answerFor(tx, id, member.id) }));
}

export function registerRequests(app: App, parts: RequestParts): void {
  const { db } = parts;

  serve(app, deskRequestsCall, ({ query, member, read }) => {
    const { q: words, ...details } = query;
    return read(
      { subject: 'requests', details, words },
      (tx) => readQueue({ db: tx, clock: parts.clock }, query, member),
      ({ data }) => ({ ids: data.map(({ id }) => id) }),
    );
  });

  serve(app, deskTodayCall, ({ member }) => readToday(parts, member));

  serve(app, deskRequestCall, ({ params, member, read }) =>
    read({ subject: `request ${params.id}` }, async (tx) => {
      const found = await readRequest({ db: tx }, params.id, member);
      return found ?? failure(generalErrors['not-found']);
    }),
  );

  serve(app, requestChangesCall, async ({ query, member, read }) => {
    const newest = await newestLine(db);
    return read(
      { subject: 'requests', details: query },
      (tx) => requestChanges(tx, { since: query.since, newest }, member),
      ({ data }) => ({ ids: data.map(({ id }) => id) }),
    );
  });

  serve(app, takeNextRequestCall, async (input) => {
    const taken = await takeNextRequest(parts, input.body.key, staffActorOf(input));
    if (taken instanceof Failure) return taken;
    const { id } = taken;
    if (id === null) return input.read({ subject: 'requests' }, async () => ({ data: null }));
    return input.read({ subject: `request ${id}` }, async (tx) => ({
      data: await answerFor(tx, id, input.member.id),
    }));
  });

  serve(app, takeRequestCall, (input) =>
    shown(input, input.params.id, takeRequest(parts, input.params.id, staffActorOf(input))),
  );

  serve(app, releaseRequestCall, (input) => {
    const mayReleaseAll = may(input.member.role, 'assign-requests');
    const { id } = input.params;
    return shown(input, id, releaseRequest(parts, id, staffActorOf(input), mayReleaseAll));
  });

  serve(app, assignRequestCall, (input) => {
    const { id } = input.params;
    return shown(input, id, assignRequest(parts, id, input.body.staffId, staffActorOf(input)));
  });

  serve(app, writeOutcomeCall, (input) => {
    const { id } = input.params;
    return shown(input, id, writeOutcome(parts, id, input.body, staffActorOf(input)));
  });

  serve(app, noteOnRequestCall, (input) => {
    const { id } = input.params;
    return shown(input, id, noteOnRequest(parts, id, input.body, staffActorOf(input)));
  });

  serve(app, correctRequestCall, (input) => {
    const { id } = input.params;
    return shown(input, id, correctRequest(parts, id, input.body as FieldChanges, staffActorOf(input)));
  });

  serve(app, showPhoneCall, ({ params: { id }, member, read }) =>
    read({ subject: `request ${id}`, details: { field: 'phone' } }, (tx) => phoneOf(tx, id, member)),
  );

  // The tax code belongs to the purchase, not to the person who wrote its e-mail into a request: the log
  // names the purchase.
  serve(app, showTaxCodeCall, ({ params: { id }, member, read }) =>
    read(
      { subject: `request ${id}`, details: { field: 'taxCode', request: id } },
      async (tx) => {
        const found = await latestPurchase(tx, id, member);
        return found ?? failure(generalErrors['not-found']);
      },
      ({ dealUuid }) => ({ subject: `deal ${dealUuid}` }),
    ),
  );
}
