import { exampleAnswers } from '@riparo/domain/platform/person/example-person.ts';
import type { Answer } from '@riparo/domain/platform/wizard/definition.ts';

/** What a caller told the desk. */
export const answersByPhone = (email: string): Record<string, Exclude<Answer, readonly string[]>> => ({
  ...exampleAnswers,
  email,
});
