import { formatItalianDate, isoDate } from '@riparo/domain/platform/values/calendar.ts';
import { signUpCall } from '@riparo/domain/people/account/account-calls.ts';
import { checkDealCall, openDealCall } from '@riparo/domain/buy/purchase/deal-calls.ts';
import { type DealData, dealDataOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { notifyIfMailWithheld } from '../../../platform/page/withheld-mail.ts';
import type { Submission, SubmissionResult } from '../../../platform/wizard/use-submission.ts';

const KEEP_ADDRESS = 'Per ritrovare il riepilogo conserva l’indirizzo di questa pagina.';

/** `username` is null when there is no code to type: the account existed, or the mail was withheld. */
export type OpenedDeal = { readonly uuid: string; readonly username: string | null };

type Sent = Submission & { readonly signal: AbortSignal };

/** The server chooses a random password: the buyer sets one later to sign in. */
const register = (product: string, { buyer, consents }: DealData, { key, signal }: Sent) => {
  const { phoneNumber, dateOfBirth } = buyer.profile;
  return callApi(signUpCall, {
    body: {
      email: buyer.email,
      attributes: {
        name: buyer.firstName,
        family_name: buyer.lastName,
        birthdate: formatItalianDate(isoDate(dateOfBirth)),
        ...(phoneNumber === null ? {} : { phone_number: phoneNumber }),
      },
      marketing: consents.marketing ?? false,
      source: location.pathname,
      isPurchase: true,
      submissionKey: key,
      product,
    },
    signal,
  });
};

/** Validates everything, registers the buyer, then opens the deal. The key makes both safe to repeat. */
export async function openDeal(productKey: string, sent: Sent): Promise<SubmissionResult<OpenedDeal>> {
  const data = dealDataOf(sent.answers);
  const checked = await callApi(checkDealCall, { params: { productKey }, body: data, signal: sent.signal });
  if (!checked.ok) return checked;
  const registered = await register(productKey, data, sent);
  if (!registered.ok && registered.problem.code !== 'UsernameExistsException') {
    // Its fields have other names than the questions: show only the message.
    const { message } = registered.problem;
    return { ok: false, problem: { message } };
  }
  const opened = await callApi(openDealCall, {
    params: { productKey },
    body: { submissionKey: sent.key, ...data, source: location.pathname },
    signal: sent.signal,
  });
  if (!opened.ok) return opened;
  notifyIfMailWithheld(opened.value, KEEP_ADDRESS);
  const isCodeMailed = registered.ok && !registered.value.isMailWithheld;
  return {
    ok: true,
    value: { uuid: opened.value.data, username: isCodeMailed ? registered.value.username : null },
  };
}
