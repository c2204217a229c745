import { splitStreet } from '../../../platform/person/street.ts';
import { streetNumberRule } from '../../../platform/person/street-number.ts';
import type { Answer, Answers } from '../../../platform/wizard/definition.ts';

const isEmpty = (answer: Answer | undefined) => typeof answer !== 'string' || answer.trim() === '';

/** A number typed with its street goes where it belongs. Another one that stands there already is left alone. */
export const withNumberApart = (answers: Partial<Answers>): Partial<Answers> => {
  const { street, streetNumber } = answers;
  const split = typeof street === 'string' ? splitStreet(street) : null;
  if (!split) return answers;
  const standing = streetNumberRule(streetNumber);
  const isSame = standing.ok && standing.value === split.streetNumber;
  return isSame || isEmpty(streetNumber) ? { ...answers, ...split } : answers;
};
