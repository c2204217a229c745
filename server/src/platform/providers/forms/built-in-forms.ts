import type { FormSubmission } from '@riparo/domain/platform/call/form-calls.ts';
import { tidyEmail } from '@riparo/domain/platform/person/email.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import type { FormDelivery, FormsProvider } from './forms-provider.ts';
import { formSubmissions } from './tables.ts';

/** Stores submissions in our own database, without any external account. */
export function openBuiltInForms({ db, clock }: { db: Database; clock: () => Date }): FormsProvider {
  return {
    async submit(delivery) {
      await storeSubmission(db, delivery, clock());
    },
  };
}

/** Returns whether it is new: a repeated delivery changes nothing. */
export async function storeSubmission(
  db: Database | Transaction,
  { formId, submission, deliveryKey }: FormDelivery,
  receivedAt: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(formSubmissions)
    .values({ formId, deliveryKey, email: emailIn(submission), submission, receivedAt })
    .onConflictDoNothing({ target: formSubmissions.deliveryKey });
  return rowCount === 1;
}

function emailIn(submission: FormSubmission): string | null {
  return withNormalisedEmail(submission).fields.find(isEmail)?.value ?? null;
}

/** Normalised, so that a deletion request finds it, also in a queued mail about it. */
export function withNormalisedEmail(submission: FormSubmission): FormSubmission {
  const fields = submission.fields.map((field) =>
    isEmail(field) ? { ...field, value: tidyEmail(field.value) } : field,
  );
  return { ...submission, fields };
}

const isEmail = ({ name }: FormSubmission['fields'][number]) => name === 'email';
