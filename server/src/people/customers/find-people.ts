import type { DeskPerson } from '@riparo/domain/people/search/desk-customer-calls.ts';
import { maskPhone } from '@riparo/domain/platform/person/masked-phone.ts';
import { maskTaxCode } from '@riparo/domain/platform/tax-code/masked-tax-code.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { latestPeople, PEOPLE_SHOWN, searchPeople } from '../search/search-people.ts';
import type { PersonRow } from '../../platform/customers/people-tables.ts';

export async function findPeople(db: Transaction, text: string) {
  if (text.trim() === '') {
    const latest = await latestPeople(db);
    return { data: latest.map((person) => ({ ...toAnswer(person), match: null })), isMore: false };
  }
  const found = await searchPeople(db, text);
  return {
    data: found
      .slice(0, PEOPLE_SHOWN)
      .map(({ person, closeness }) => ({ ...toAnswer(person), match: closeness })),
    isMore: found.length > PEOPLE_SHOWN,
  };
}

export const toAnswer = (person: PersonRow): DeskPerson => {
  const { id, firstName, lastName, email, phone, taxCode, hasAccount, dealCount, lastSeenAt } = person;
  return {
    id,
    firstName,
    lastName,
    email,
    phone: phone && maskPhone(phone),
    taxCode: taxCode && maskTaxCode(taxCode),
    hasAccount,
    dealCount,
    lastSeenAt: lastSeenAt.toISOString(),
  };
};
