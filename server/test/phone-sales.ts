import { exampleAnswers } from '@riparo/domain/platform/person/example-person.ts';
import type { Answer } from '@riparo/domain/platform/wizard/definition.ts';

/** A caller's answers on the phone. */
export const answersByPhone = (email: string): Record<string, Exclude<Answer, readonly string[]>> => ({
  ...exampleAnswers,
  email,
});
