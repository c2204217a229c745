import type { PensionFacts } from '@riparo/domain/understand/pension/estimate.ts';
import { cents } from '@riparo/domain/platform/values/money.ts';
import type { Answers } from '@riparo/domain/platform/wizard/definition.ts';

/** The wizard's answers as its rule needs them, validated by the last step. */
export const answeredFacts = (answers: Answers, thisYear: number): PensionFacts => ({
  birthYear: Number(String(answers['birthDate']).slice(0, 4)),
  workStartYear: Number(answers['workStartYear']),
  grossIncomeCents: cents(Number(answers['grossIncomeCents'])),
  career: Number(answers['career']),
  thisYear,
});
