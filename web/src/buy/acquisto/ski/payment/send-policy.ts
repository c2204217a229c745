import { createSkiPolicyCall } from '@riparo/domain/buy/purchase/ski-calls.ts';
import { formIn } from '@riparo/domain/buy/products/ski/answers.ts';
import { formName } from '@riparo/domain/buy/products/ski/field-names.ts';
import { skiMessages } from '@riparo/domain/buy/products/ski/messages.ts';
import { parsePhone } from '@riparo/domain/platform/person/phone-number.ts';
import { SKI_PATH } from '@riparo/domain/buy/products/ski/paths.ts';
import { writePayload } from '@riparo/domain/buy/products/ski/wire.ts';
import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import type { SkiForm } from '@riparo/domain/buy/products/ski/form.ts';
import { parseTaxCode } from '@riparo/domain/platform/tax-code/parse.ts';
import { dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { forgetCodeSentTo, rememberCodeSentTo } from '../../../../platform/session/key/awaiting-code.ts';
import type {
  Submission,
  SubmissionProblem,
  SubmissionResult,
  Submit,
} from '../../../../platform/wizard/use-submission.ts';

/** Where a policy is paid. The key requests it again if the page has expired. */
export type PaymentPage = { readonly paymentUrl: string; readonly key: string };

/** The page made in this visit: opened automatically, but only once. */
let newPageUrl: string | null = null;

export const takeNewPageUrl = (paymentUrl: string) => {
  const isNew = newPageUrl === paymentUrl;
  newPageUrl = null;
  return isNew;
};

const withQuestionNames = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [formName(name), message]));

/** Stores the unpaid policy; the same key returns the same policy. */
export const sendPolicy = async (
  { answers, key }: Submission,
  signal?: AbortSignal,
): Promise<SubmissionResult<PaymentPage>> => {
  const result = await callApi(createSkiPolicyCall, {
    body: { ...writePayload(formIn(answers), new Date()), submissionKey: key },
    ...(signal ? { signal } : {}),
  });
  if (!result.ok) {
    const { fields, ...problem } = result.problem;
    return { ok: false, problem: { ...problem, ...(fields && { fields: withQuestionNames(fields) }) } };
  }
  const { paymentUrl } = result.value;
  return paymentUrl
    ? { ok: true, value: { paymentUrl, key } }
    : { ok: false, problem: { code: 'no-payment-url', message: skiMessages.SKI_no_payment_url } };
};

/** An error the visitor can correct is not reported; reports contain no personal data. */
const report = ({ code = 'unknown', fields }: SubmissionProblem) => {
  if (code !== 'personal-data-mismatch' && !fields) reportError(new Error(`Ski policy: ${code}`));
};

/** The policyholder's tax code contains the birth date, if they have one. */
const birthDateOf = ({ hasFiscalCode, fiscalCode, birthDate }: SkiForm['owner']) => {
  const knownDate =
    hasFiscalCode === 'YES' ? parseTaxCode(fiscalCode, dayInRome(new Date()))?.birthDate : birthDate;
  return knownDate && isIsoDate(knownDate) ? formatItalianDate(knownDate) : '';
};

/**
 * As in every purchase, the server chooses a random password. The policy can be paid whatever the result: a
 * known mailbox gets no second account, and the success page offers to choose a password either way.
 */
async function registerOwner(answers: Submission['answers'], signal: AbortSignal): Promise<void> {
  const { owner, consents } = formIn(answers);
  const registered = await callApi(signUpCall, {
    body: {
      email: owner.email,
      attributes: {
        name: owner.firstName,
        family_name: owner.lastName,
        birthdate: birthDateOf(owner),
        ...(parsePhone(owner.phone) ? { phone_number: owner.phone } : {}),
      },
      marketing: consents.marketingChecked,
      source: SKI_PATH,
      isPurchase: true,
    },
    signal,
  });
  if (registered.ok && !registered.value.isMailWithheld) rememberCodeSentTo(owner.email);
  else forgetCodeSentTo();
}

export const preparePolicy: Submit<PaymentPage> = async ({ signal, ...submission }) => {
  const result = await sendPolicy(submission, signal);
  if (result.ok) await registerOwner(submission.answers, signal);
  if (result.ok) newPageUrl = result.value.paymentUrl;
  else report(result.problem);
  return result;
};
