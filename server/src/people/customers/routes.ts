import { staff } from '@riparo/domain/platform/call/access.ts';
import {
  customerCall,
  eraseCustomerCall,
  findPeopleCall,
  joinCustomersCall,
  separateCustomerCall,
  showCustomerDataCall,
} from '@riparo/domain/people/search/desk-customer-calls.ts';
import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { customerFilePath } from '@riparo/domain/people/search/paths.ts';
import { personIdSchema } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { actorOf } from '../../desk/log/actor.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { sendAttachment } from '../../platform/http/send-attachment.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { openPeopleKeeper } from '../search/keep-people.ts';
import { findPeople } from './find-people.ts';
import { joinPeople, separatePerson } from './join-people.ts';
import { readPerson, showPersonData } from './look-at-customer.ts';
import { eraseCustomer, exportCustomer } from './on-request.ts';

export function registerDeskCustomers(app: App, parts: Dependencies): void {
  const keepPeople = openPeopleKeeper(parts);

  serve(app, findPeopleCall, async ({ query: { q = '' }, read }) => {
    await keepPeople();
    return read(
      { subject: 'persons', words: q.trim() },
      (tx) => findPeople(tx, q),
      ({ data }) => ({ ids: data.map(({ id }) => id) }),
    );
  });

  serve(app, customerCall, async ({ params: { id }, member, read }) => {
    await keepPeople();
    return read({ subject: `person ${id}` }, (tx) => readPerson(tx, id, member, parts.clock()));
  });

  serve(app, showCustomerDataCall, ({ params: { id }, body: { field }, read }) =>
    read({ subject: `person ${id}`, details: { field } }, (tx) => showPersonData(tx, id, field)),
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
    reads: 'customer.exported',
    params: z.object({ id: personIdSchema }),
  } as const;
  serveFile(app, file, async ({ params: { id }, deliver }) =>
    deliver({ subject: `person ${id}` }, async () => {
      const data = await exportCustomer(parts, id);
      if (!data) return failure(generalErrors['not-found']);
      return {
        send: (reply) =>
          sendAttachment(reply, {
            filename: 'dati-personali.json',
            type: 'application/json; charset=utf-8',
            content: JSON.stringify(data, null, 2),
          }),
      };
    }),
  );
}
