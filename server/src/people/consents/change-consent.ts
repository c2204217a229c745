import type { Account } from '@riparo/domain/people/account/account.ts';
import { accountErrors } from '@riparo/domain/platform/sign-in/errors.ts';
import { consentErrors } from '@riparo/domain/platform/consent/errors.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import { CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { OwnConsent } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { lockCustomer } from '../../platform/customers/lock-customer.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { type Failure, failure } from '../../platform/http/problem-answers.ts';
import { forwardConsentJob } from './forward-consent.ts';
import { ownConsents } from './own-consents.ts';
import { consentChanges } from './tables.ts';

type Parts = Pick<Dependencies, 'db' | 'clock' | 'enqueue'>;
type Refusal = (typeof accountErrors)['SessionRequired'] | (typeof consentErrors)['consent-text-changed'];
type Change = { kind: ChangeableConsent; given: boolean; version: string };

const source = '/customer';

/** Stores the decision with the text shown. Withdrawing needs no text: it always counts. */
export async function changeConsent(
  { db, clock, enqueue }: Parts,
  account: Account,
  { kind, given, version }: Change,
): Promise<OwnConsent[] | Failure<Refusal>> {
  if (given && version !== CONSENT_VERSION) return failure(consentErrors['consent-text-changed']);
  const refused = await db.transaction(async (tx) => {
    // If two tabs send the same, the second finds it done.
    if (!(await lockCustomer(tx, account.id))) return failure(accountErrors.SessionRequired);
    const current = (await ownConsents(tx, account, clock())).find((one) => one.kind === kind);
    if (current?.given === given) return null;
    const [change] = await tx
      .insert(consentChanges)
      .values({ accountId: account.id, kind, given, version: CONSENT_VERSION, source, at: clock() })
      .returning({ id: consentChanges.id });
    if (!change) throw new Error('a change of consent was not stored');
    await enqueue(tx, forwardConsentJob, { payload: { changeId: change.id } });
    return null;
  });
  return refused ?? ownConsents(db, account, clock());
}
