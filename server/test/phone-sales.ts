import { exampleAnswers } from '@riparo/domain/person/example-person.ts';
import type { Answer } from '@riparo/domain/wizard/definition.ts';

/** What a caller told the desk. */
export const answersByPhone = (email: string): Record<string, Exclude<Answer, readonly string[]>> => ({
  ...exampleAnswers,
  email,
});
