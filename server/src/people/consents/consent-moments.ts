import type { Account } from '@riparo/domain/people/account/account.ts';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import type { ConsentForm } from '@riparo/domain/platform/consent/texts-by-version.ts';
import {
  type ChangeableConsent,
  changeableConsents,
  type ConsentMoment,
  optionalConsentsIn,
} from '@riparo/domain/platform/consent/status.ts';
import { ski } from '@riparo/domain/buy/products/ski/product.ts';
import { eq, sql } from 'drizzle-orm';
import { checkups } from '../../understand/checkups/tables.ts';
import { consentRequests } from '../../platform/customers/consent-requests/tables.ts';
import type { ConsentRecord } from '../../platform/customers/consent-record.ts';
import { bookedCalls, callBacks, quoteRequests } from '../../care/contacts/tables.ts';
import { customers } from '../../platform/customers/tables.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { optionalConsentsOf } from '../../buy/deals/consents-given.ts';
import { isOf } from '../../buy/deals/deal-owner.ts';
import { deals } from '../../buy/deals/tables.ts';
import { consentChanges } from './tables.ts';

type Ticked = {
  kinds: readonly ChangeableConsent[];
  version: string;
  form: ConsentForm;
  at: string;
  isProved: boolean;
};

/** Every time a consent of a mailbox was requested, on any page, by its owner or by others who named it. */
export async function consentMomentsOf(
  db: Database | Transaction,
  account: Pick<Account, 'id' | 'email'>,
): Promise<ConsentMoment[]> {
  const key = emailKey(account.email);
  const registrations = await db
    .select({ marketing: customers.marketing })
    .from(customers)
    .where(eq(customers.id, account.id));
  const requests = await db
    .select({ consents: quoteRequests.consents })
    .from(quoteRequests)
    .where(eq(sql`lower(${quoteRequests.email})`, key));
  const calls = await db
    .select({ consents: callBacks.consents })
    .from(callBacks)
    .where(eq(sql`lower(${callBacks.email})`, key));
  const booked = await db
    .select({ consents: bookedCalls.consents })
    .from(bookedCalls)
    .where(eq(sql`lower(${bookedCalls.email})`, key));
  const filledIn = await db
    .select({ consents: checkups.consents })
    .from(checkups)
    .where(eq(checkups.emailKey, key));
  const bought = await db
    .select({ productKey: deals.productKey, consents: deals.consents })
    .from(deals)
    .where(isOf(account));
  const confirmed = await db
    .select({ answers: consentRequests.answers })
    .from(consentRequests)
    .where(eq(consentRequests.emailKey, key));
  const changes = await db.select().from(consentChanges).where(eq(consentChanges.accountId, account.id));

  return [
    // Confirming the account proved the mailbox.
    ...registrations.flatMap(({ marketing: { given: marketing, version, givenAt } }) =>
      ticked({
        kinds: optionalConsentsIn({ marketing }, version),
        version,
        form: 'account',
        at: givenAt,
        isProved: true,
      }),
    ),
    ...[...requests, ...calls, ...booked].flatMap(({ consents }) => tickedOn('quote', consents)),
    ...filledIn.flatMap(({ consents }) => tickedOn('report', consents)),
    ...bought.flatMap(({ productKey, consents }) =>
      ticked({
        kinds: optionalConsentsOf(consents),
        version: consents.version,
        form: productKey === ski.key ? 'ski' : 'purchase',
        at: consents.givenAt,
        isProved: consents.isProved === true,
      }),
    ),
    ...confirmed.flatMap(({ answers }) =>
      changeableConsents.flatMap((kind) => {
        const answer = answers[kind];
        return answer
          ? [{ kind, given: true, ...answer, form: 'account' as const, isDeliberate: true, isProved: true }]
          : [];
      }),
    ),
    ...changes.map(({ kind, given, at, version }) => ({
      kind,
      given,
      at: at.toISOString(),
      version,
      form: 'account' as const,
      isDeliberate: true,
      isProved: true,
    })),
  ];
}

const tickedOn = (form: ConsentForm, consents: ConsentRecord) =>
  ticked({
    kinds: optionalConsentsIn(consents, consents.version),
    version: consents.version,
    form,
    at: consents.givenAt,
    isProved: consents.isProved === true,
  });

const ticked = ({ kinds, ...moment }: Ticked): ConsentMoment[] =>
  changeableConsents.map((kind) => ({ ...moment, kind, given: kinds.includes(kind), isDeliberate: false }));
