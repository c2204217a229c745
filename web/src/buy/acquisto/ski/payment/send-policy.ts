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

/** Where a policy is paid. The key asks for it again, should its page no longer be there. */
export type PaymentPage = { readonly paymentUrl: string; readonly key: string };

/** The page that was made for this visit: whoever gets it is led there at once, but not led there again. */
let justMade: string | null = null;

export const takeJustMade = (paymentUrl: string) => {
  const isNew = justMade === paymentUrl;
  justMade = null;
  return isNew;
};

const namedAsAsked = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [formName(name), message]));

/** Stores the policy, unpaid; the same key twice is the same policy. */
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
    return { ok: false, problem: { ...problem, ...(fields && { fields: namedAsAsked(fields) }) } };
  }
  const { paymentUrl } = result.value;
  return paymentUrl
    ? { ok: true, value: { paymentUrl, key } }
    : { ok: false, problem: { code: 'no-payment-url', message: skiMessages.SKI_no_payment_url } };
};

/** What the visitor can put right is no fault to report; nothing about anybody goes along. */
const report = ({ code = 'unknown', fields }: SubmissionProblem) => {
  if (code !== 'personal-data-mismatch' && !fields) reportError(new Error(`Ski policy: ${code}`));
};

/** The code tells the birth date of an owner who has one. */
const birthDateOf = ({ hasFiscalCode, fiscalCode, birthDate }: SkiForm['owner']) => {
  const told =
    hasFiscalCode === 'YES' ? parseTaxCode(fiscalCode, dayInRome(new Date()))?.birthDate : birthDate;
  return told && isIsoDate(told) ? formatItalianDate(told) : '';
};

/**
 * Like every purchase, with a random password of the server's own. The policy is stored and can be paid whatever comes of
 * it: a known mailbox gets no second account, and the success page offers to choose a password either way.
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
  if (result.ok) justMade = result.value.paymentUrl;
  else report(result.problem);
  return result;
};
