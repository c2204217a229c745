import type { Answer, Answers } from './definition.ts';

/** What several flows ask of a person, and the names under which their wires know it. */
const NAMES = {
  firstname: ['firstname', 'first_name'],
  lastname: ['lastname', 'last_name'],
  birthDate: ['birthDate', 'date_of_birth', 'client_dob'],
  email: ['email'],
  phone: ['phone'],
} as const;

type Fact = keyof typeof NAMES;

/** Answers that spare a person typing the same twice, whichever flow they were given in. */
export type KnownPerson = { readonly [F in Fact]?: string };

const facts = Object.keys(NAMES) as Fact[];

/** Anything may have been found where answers were kept: only texts of a likely length count. */
const isLikely = (answer: unknown): answer is string =>
  typeof answer === 'string' && answer !== '' && answer.length <= 300;

/** What answers, or whatever was found in their place, say about the person. */
export const personIn = (answers: Readonly<Record<string, unknown>>): KnownPerson => {
  const person: { [F in Fact]?: string } = {};
  for (const fact of facts) {
    const answer = NAMES[fact].map((name) => answers[name]).find(isLikely);
    if (answer !== undefined) person[fact] = answer;
  }
  return person;
};

/** The same, under the names of the fields that a wizard asks. */
export const answersAbout = (person: KnownPerson, asked: ReadonlySet<string>): Answers => {
  const answers: Record<string, Answer> = {};
  for (const fact of facts) {
    const known = person[fact];
    const name = NAMES[fact].find((each) => asked.has(each));
    if (known !== undefined && name !== undefined) answers[name] = known;
  }
  return answers;
};
