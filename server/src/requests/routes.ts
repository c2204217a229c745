import { generalErrors } from '@riparo/domain/call/problem.ts';
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
} from '@riparo/domain/contract/request-calls.ts';
import type { FieldChanges } from '@riparo/domain/requests/merge-fields.ts';
import { may } from '@riparo/domain/roles/roles.ts';
import { doerOf } from '../desk-log/actor.ts';
import type { App } from '../http/app-instance.ts';
import { asData, failure } from '../http/problem-answers.ts';
import { serve } from '../http/serve.ts';
import type { RequestParts } from './change-request.ts';
import { requestChanges } from './changes.ts';
import { readRequest } from './one-request.ts';
import { readQueue } from './queue.ts';
import { assignRequest, releaseRequest, takeNextRequest, takeRequest } from './take-requests.ts';
import { readToday } from './today.ts';
import { correctRequest, noteOnRequest, showPhone, showTaxCode, writeOutcome } from './work-requests.ts';

export function registerRequests(app: App, parts: RequestParts): void {
  serve(app, deskRequestsCall, ({ query, member }) => readQueue(parts, query, member));

  serve(app, deskTodayCall, ({ member }) => readToday(parts, member));

  serve(app, deskRequestCall, async ({ params, member }) => {
    const found = await readRequest(parts, params.id, member);
    return found ?? failure(generalErrors['not-found']);
  });

  serve(app, requestChangesCall, ({ query, member }) => requestChanges(parts, query.since, member));

  serve(app, takeNextRequestCall, (input) => takeNextRequest(parts, input.body.key, doerOf(input)));

  serve(app, takeRequestCall, async (input) =>
    asData(await takeRequest(parts, input.params.id, doerOf(input))),
  );

  serve(app, releaseRequestCall, async (input) => {
    const mayReleaseAll = may(input.member.role, 'assign-requests');
    return asData(await releaseRequest(parts, input.params.id, doerOf(input), mayReleaseAll));
  });

  serve(app, assignRequestCall, async (input) =>
    asData(await assignRequest(parts, input.params.id, input.body.staffId, doerOf(input))),
  );

  serve(app, writeOutcomeCall, async (input) =>
    asData(await writeOutcome(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, noteOnRequestCall, async (input) =>
    asData(await noteOnRequest(parts, input.params.id, input.body, doerOf(input))),
  );

  serve(app, correctRequestCall, async (input) =>
    asData(await correctRequest(parts, input.params.id, input.body as FieldChanges, doerOf(input))),
  );

  serve(app, showPhoneCall, (input) => showPhone(parts, input.params.id, doerOf(input)));

  serve(app, showTaxCodeCall, (input) => showTaxCode(parts, input.params.id, doerOf(input)));
}
