import { randomInt, randomUUID } from 'node:crypto';
import { submitQuizCall } from '@riparo/domain/understand/checkup/checkup-calls.ts';
import { createLifeQuoteCall } from '@riparo/domain/understand/quote/quotation-calls.ts';
import { requestQuoteCall } from '@riparo/domain/understand/quote/quote-calls.ts';
import { examplePerson } from '@riparo/domain/platform/person/example-person.ts';
import { quizRequest } from '../../server/test/checkup-answers.ts';

export type Submission = {
  path: string;
  body: { submissionKey: string };
  /** Unique, so that stored rows can be found: the key itself is stored only bound to the submission. */
  lastName: string;
  /** The table it is stored in, and the mails it sends to each recipient. */
  table: 'quote_request' | 'checkup' | 'life_quote';
  mailsTo: string | null;
};

const quoteRequest = {
  product: 'casa',
  source: '/preventivo/casa',
  firstname: examplePerson.firstName,
  phone: examplePerson.phone,
  privacy: true,
  userProfiling: true,
};
const lifeAnswers = {
  firstname: examplePerson.firstName,
  date_of_birth: examplePerson.birthDate,
  smoker: false,
  sum_assured: 100_000,
  duration: 20,
};

const newLastName = () => `R${Array.from({ length: 15 }, () => 'abcdefghij'[randomInt(10)]).join('')}`;
const newEmail = () => `ada-${randomUUID()}@example.it`;

export function newQuoteRequest(): Submission {
  const [email, lastName] = [newEmail(), newLastName()];
  const body = { ...quoteRequest, lastname: lastName, submissionKey: randomUUID(), email };
  return { path: requestQuoteCall.path, body, lastName, table: 'quote_request', mailsTo: email };
}

export function newQuiz(): Submission {
  const lastName = newLastName();
  const body = quizRequest({ email: newEmail(), last_name: lastName });
  return { path: submitQuizCall.path, body, lastName, table: 'checkup', mailsTo: body.email };
}

export function newLifeQuote(): Submission {
  const lastName = newLastName();
  const body = { ...lifeAnswers, lastname: lastName, submissionKey: randomUUID() };
  return { path: createLifeQuoteCall.path, body, lastName, table: 'life_quote', mailsTo: null };
}

const kinds = [newQuoteRequest, newQuiz, newLifeQuote];

export function newSubmission(): Submission {
  const make = kinds[randomInt(kinds.length)];
  if (!make) throw new Error('no such kind of submission');
  return make();
}
