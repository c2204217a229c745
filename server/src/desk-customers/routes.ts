import { staff } from '@riparo/domain/call/access.ts';
import {
  customerCall,
  eraseCustomerCall,
  findPeopleCall,
  joinCustomersCall,
  separateCustomerCall,
  showCustomerDataCall,
} from '@riparo/domain/contract/desk-customer-calls.ts';
import { generalErrors } from '@riparo/domain/call/problem.ts';
import { customerFilePath } from '@riparo/domain/people-search/paths.ts';
import { personIdSchema } from '@riparo/domain/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../dependencies/dependencies.ts';
import { actorOf, doerOf } from '../desk-log/actor.ts';
import type { App } from '../http/app-instance.ts';
import { sendProblem } from '../http/problem-answers.ts';
import { sendAttachment } from '../http/send-attachment.ts';
import { serve } from '../http/serve.ts';
import { serveFile } from '../http/serve-file.ts';
import { openPeopleKeeper } from '../people/keep-people.ts';
import { findPeople } from './find-people.ts';
import { joinPeople, separatePerson } from './join-people.ts';
import { lookAtCustomer, showCustomerData } from './look-at-customer.ts';
import { eraseCustomer, exportCustomer } from './on-request.ts';

export function registerDeskCustomers(app: App, parts: Dependencies): void {
  const keepPeople = openPeopleKeeper(parts);

  serve(app, findPeopleCall, async ({ query }) => {
    await keepPeople();
    return findPeople(parts.db, query.q ?? '');
  });

  serve(app, customerCall, async (input) => {
    await keepPeople();
    return lookAtCustomer(parts, input.params.id, doerOf(input));
  });

  serve(app, showCustomerDataCall, (input) =>
    showCustomerData(parts, input.params.id, input.body.field, actorOf(input, input.request)),
  );

  serve(app, joinCustomersCall, (input) =>
    joinPeople(parts, [input.params.id, input.body.with], actorOf(input, input.request)),
  );

  serve(app, separateCustomerCall, (input) =>
    separatePerson(parts, input.params.id, actorOf(input, input.request)),
  );

  serve(app, eraseCustomerCall, (input) =>
    eraseCustomer(parts, input.params.id, input.body.email, actorOf(input, input.request)),
  );

  const file = {
    path: customerFilePath(':id'),
    access: staff('erase-customers'),
    params: z.object({ id: personIdSchema }),
  };
  serveFile(app, file, async (input) => {
    const { request, reply } = input;
    const data = await exportCustomer(parts, input.params.id, actorOf(input, request));
    if (!data) return sendProblem(request, reply, generalErrors['not-found']);
    return sendAttachment(reply, {
      filename: 'dati-personali.json',
      type: 'application/json; charset=utf-8',
      content: JSON.stringify(data, null, 2),
    });
  });
}
