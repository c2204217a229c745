import type { Account } from '@riparo/domain/people/account/account.ts';
import { type ConsentForm, consentTextOf } from '@riparo/domain/platform/consent/texts-by-version.ts';
import type { ChangeableConsent } from '@riparo/domain/platform/consent/status.ts';
import { CHANGEABLE_TEXTS, CONSENT_VERSION } from '@riparo/domain/platform/consent/texts.ts';
import type { OwnConsent } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { consentStatusOf } from './consent-status.ts';

/** The status of each consent of an account's owner. */
export async function ownConsents(
  db: Database | Transaction,
  account: Account,
  now: Date,
): Promise<OwnConsent[]> {
  const status = await consentStatusOf(db, account, now);
  return status.map(({ kind, given, since, awaitedSince, ...words }) => {
    // For a given consent its original text; otherwise today's.
    const agreedTo = given && words.form && words.version ? wordsOf(words.form, words.version, kind) : null;
    const today = { text: CHANGEABLE_TEXTS[kind], version: CONSENT_VERSION };
    return { kind, ...(agreedTo ?? today), given, since, awaitedSince };
  });
}

function wordsOf(form: ConsentForm, version: string, kind: ChangeableConsent) {
  const text = consentTextOf(form, version, boxes[form]?.[kind] ?? kind);
  return text === null ? null : { text, version };
}

/** The labels of the boxes that have their own. */
const boxes: Partial<Record<ConsentForm, Record<ChangeableConsent, string>>> = {
  ski: { marketing: 'marketingChecked', userProfiling: 'profilingChecked' },
};
