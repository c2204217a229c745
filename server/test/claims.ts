import { randomUUID } from 'node:crypto';
import { emailKey } from '@riparo/domain/platform/person/email-key.ts';
import {
  beginLinkedClaimCall,
  claimCall,
  saveClaimAnswersCall,
  submitClaimCall,
} from '@riparo/domain/care/claims/claim-calls.ts';
import { isoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { ClaimId } from '@riparo/domain/platform/values/ids.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';
import { dealToken } from '../src/buy/deals/deal-token.ts';
import type { DealRow } from '../src/buy/deals/tables.ts';
import { uuidInToken } from '../src/platform/settings/secrets/link-token.ts';
import { newEmail } from './account-holder.ts';
import { dealToPay } from './deals.ts';
import type { TestServer } from './test-server.ts';

/** A cover that has been running since March. */
export const coveredDeal = (
  server: TestServer,
  { email = newEmail(), ...changes }: Partial<DealRow> = {},
): Promise<DealRow> =>
  dealToPay(server, {
    email,
    emailKey: emailKey(email),
    productKey: 'pet',
    stage: 'closed_won',
    startsOn: isoDate('2026-03-10'),
    endsOn: isoDate('2027-03-09'),
    expiresAt: null,
    ...changes,
  });

/** The answers of a dog's owner. */
export const dogAnswers: Answers = {
  what: 'surgery',
  when: '2026-11-05',
  where: 'Torino',
  story: 'Il cane ha ingoiato una palla ed è stato operato.',
  hasOthers: false,
  files: null,
  iban: 'IT60 X054 2811 1010 0000 0123 456',
};

export const newKey = () => randomUUID();

/** The token in mails about a policy. */
export const policyToken = (server: TestServer, deal: DealRow) =>
  dealToken(server.parts.keyedHash, 'claim', deal);

/** Starts from the link of a mail; returns the token of the draft. */
export async function beginClaim(server: TestServer, deal: DealRow): Promise<string> {
  const { answer, problem, status } = await server.call(beginLinkedClaimCall, {
    params: { token: policyToken(server, deal) },
    body: { submissionKey: newKey() },
  });
  if (status !== 201) throw new Error(`nothing was begun: ${JSON.stringify(problem)}`);
  return answer.data.token;
}

export const saveAnswers = (server: TestServer, token: string, answers: Answers) =>
  server.call(saveClaimAnswersCall, {
    params: { token },
    body: { answers: answers as Record<string, string | number | boolean | string[] | null> },
  });

export const submit = (server: TestServer, token: string, submissionKey = newKey()) =>
  server.call(submitClaimCall, { params: { token }, body: { submissionKey } });

export const readClaim = async (server: TestServer, token: string) =>
  (await server.call(claimCall, { params: { token } })).answer.data;

export type Reported = { token: string; id: ClaimId; number: string; deal: DealRow };

/** A claim about a dog, as it arrives at the desk. */
export async function reportedClaim(
  server: TestServer,
  changes: Partial<DealRow> = {},
  answers: Answers = dogAnswers,
): Promise<Reported> {
  const deal = await coveredDeal(server, changes);
  return { deal, ...(await reportOf(server, deal, answers)) };
}

/** Reports a claim on an existing policy; returns its id. */
export const reportedOf = async (server: TestServer, deal: DealRow, answers: Answers = dogAnswers) =>
  (await reportOf(server, deal, answers)).id;

async function reportOf(server: TestServer, deal: DealRow, answers: Answers) {
  const token = await beginClaim(server, deal);
  const saved = await saveAnswers(server, token, answers);
  if (saved.status !== 200) throw new Error(`not saved: ${JSON.stringify(saved.problem)}`);
  const { answer, problem, status } = await submit(server, token);
  if (status !== 200) throw new Error(`not submitted: ${JSON.stringify(problem)}`);
  return { token, id: uuidInToken(token) as ClaimId, number: answer.data.number };
}
