import type { Answer, Answers } from './definition.ts';

/** The data that several flows ask for, with the names used in their wire formats. */
const NAMES = {
  firstname: ['firstname', 'first_name'],
  lastname: ['lastname', 'last_name'],
  birthDate: ['birthDate', 'date_of_birth', 'client_dob'],
  email: ['email'],
  phone: ['phone'],
} as const;

type Fact = keyof typeof NAMES;

/** Answers that need not be typed twice, whichever flow they come from. */
export type KnownPerson = { readonly [F in Fact]?: string };

const facts = Object.keys(NAMES) as Fact[];

/** Storage may contain anything: only texts of a plausible length count. */
const isLikely = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer !== '' && answer.length <= 300;

/** The person's data in stored answers, or in whatever was found instead. */
export const personFromAnswers = (answers: Readonly<Record<string, unknown>>): KnownPerson => {
  const person: { [F in Fact]?: string } = {};
  for (const fact of facts) {
    const answer = NAMES[fact].map((name) => answers[name]).find(isLikely);
    if (answer !== undefined) person[fact] = answer;
  }
  return person;
};

/** The same, under the field names of a wizard. */
export const prefilledAnswers = (person: KnownPerson, fieldNames: ReadonlySet<string>): Answers => {
  const answers: Record<string, Answer> = {};
  for (const fact of facts) {
    const known = person[fact];
    const name = NAMES[fact].find((each) => fieldNames.has(each));
    if (known !== undefined && name !== undefined) answers[name] = known;
  }
  return answers;
};
