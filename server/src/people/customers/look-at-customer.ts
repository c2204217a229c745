import { generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { formatItalianDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PersonId } from '@riparo/domain/platform/values/ids.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { RequestReader } from '../../care/requests/visible-requests.ts';
import { failure } from '../../platform/http/problem-answers.ts';
import { findPerson } from './mailboxes.ts';
import { readCustomer } from './one-customer.ts';

export async function readPerson(tx: Transaction, id: PersonId, reader: RequestReader, now: Date) {
  const person = await findPerson(tx, id);
  return person ? { data: await readCustomer(tx, person, reader, now) } : failure(generalErrors['not-found']);
}

/** What is hidden until somebody presses «Mostra». */
export async function showPersonData(
  tx: Transaction,
  id: PersonId,
  field: 'phone' | 'taxCode' | 'birthDate',
) {
  const person = await findPerson(tx, id);
  const value = person?.[field];
  if (!person || !value) return failure(generalErrors['not-found']);
  return { value: field === 'birthDate' && person.birthDate ? formatItalianDate(person.birthDate) : value };
}
