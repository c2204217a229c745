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
import { personIdSchema, type PersonId } from '@riparo/domain/platform/values/ids.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { actorOf } from '../../desk/log/actor.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { sendAttachment } from '../../platform/http/send-file.ts';
import { serve } from '../../platform/http/serve.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { openPeopleIndex } from '../search/people-index.ts';
import { findPeople } from './find-people.ts';
import { joinPeople, separatePerson } from './join-people.ts';
import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { RequestReader } from '../../care/requests/visible-requests.ts';
import { findPerson, mailboxOf } from './mailboxes.ts';
import { readCustomer } from './one-customer.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import { personErrors } from '@riparo/domain/people/search/errors.ts';
import { erasePerson, dataUnderMailbox, personalDataOf } from '../accounts/personal-data.ts';
import { removeAccount } from '../accounts/remove-account.ts';
import { type Actor, appendToLog } from '../../desk/log/append.ts';
import { notifyDesks } from '../../desk/live/notices.ts';
import { needsErasureApproval } from '../own-deals/erase-deals.ts';

export function registerDeskCustomers(app: App, parts: Dependencies): void {
  const updatePeopleIndex = openPeopleIndex(parts);

  serve(app, findPeopleCall, async ({ query: { q = '' }, read }) => {
    await updatePeopleIndex();
    return read(
      { subject: 'persons', words: q.trim() },
      (tx) => findPeople(tx, q),
      ({ data }) => ({ ids: data.map(({ id }) => id) }),
    );
  });

  serve(app, customerCall, async ({ params: { id }, member, read }) => {
    await updatePeopleIndex();
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
            contentType: 'application/json; charset=utf-8',
            content: JSON.stringify(data, null, 2),
          }),
      };
    }),
  );
}

async function readPerson(tx: Transaction, id: PersonId, reader: RequestReader, now: Date) {
  const person = await findPerson(tx, id);
  return person ? { data: await readCustomer(tx, person, reader, now) } : failure(generalErrors['not-found']);
}

/** Fields hidden until staff press «Mostra». */
async function showPersonData(tx: Transaction, id: PersonId, field: 'phone' | 'taxCode' | 'birthDate') {
  const person = await findPerson(tx, id);
  const value = person?.[field];
  if (!person || !value) return failure(generalErrors['not-found']);
  return { value: field === 'birthDate' && person.birthDate ? formatItalianDate(person.birthDate) : value };
}

/** The data export, for people who ask the desk, with or without an account. */
async function exportCustomer(parts: Dependencies, id: PersonId) {
  const { db, clock, identity } = parts;
  const person = await findPerson(db, id);
  if (!person) return null;
  const mailbox = await mailboxOf(db, person);
  const account = mailbox.hasAccount ? await identity.accountOf(mailbox.id) : null;
  return account
    ? personalDataOf(parts, account)
    : { gatheredAt: clock().toISOString(), ...(await dataUnderMailbox(db, mailbox)) };
}

/**
 * Erases a person who asked the desk for it, like an account deleted by its owner: paid contracts are kept by
 * law, inaccessible. The log records that it was done, but not for whom.
 */
async function eraseCustomer(parts: Dependencies, id: PersonId, typed: string, actor: Actor) {
  const { db, clock, identity, sendMailLater } = parts;
  const person = await findPerson(db, id);
  if (!person) return failure(generalErrors['not-found']);
  if (emailKey(typed) !== person.emailKey) return failure(personErrors.NotTheirMailbox);
  const writeDown = async (tx: Transaction) => {
    await notifyDesks(tx, { kind: 'person', id });
    await appendToLog(tx, actor, { action: 'customer.erased', subject: `person ${id}` }, clock());
  };
  const mailbox = await mailboxOf(db, person);
  if (await needsErasureApproval(db, mailbox)) return failure(personErrors.MoneyNeedsSecondPerson);
  const account = mailbox.hasAccount ? await identity.accountOf(mailbox.id) : null;
  if (account) {
    await removeAccount(parts, account, writeDown);
    return undefined;
  }
  await db.transaction(async (tx) => {
    const { email, firstName } = person;
    // Written first: as the last mail to the person it is deleted with the others once sent.
    await sendMailLater(tx, { to: email, template: 'personal-data-erased', data: { firstName } });
    await erasePerson(tx, parts, mailbox);
    await writeDown(tx);
  });
  return undefined;
}
