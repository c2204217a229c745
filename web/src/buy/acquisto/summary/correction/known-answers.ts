import type { PetAttributes } from '@riparo/domain/buy/purchase/purchase-request.ts';
import { answersOf } from '@riparo/domain/buy/purchase/deal-data.ts';
import type { Answer, Answers } from '@riparo/domain/platform/wizard/definition.ts';
import type { OpenDeal } from '../../deal-place.ts';
import { readAttributes } from '../deal-groups.ts';

/** What the questions of a deal were answered with, consents aside. */
export const knownAnswers = ({ buyer, attributes }: Pick<OpenDeal, 'buyer' | 'attributes'>): Answers => {
  const pet = readAttributes(attributes) as PetAttributes;
  const known = answersOf({ buyer, consents: {}, attributes: pet });
  const given = Object.entries(known).filter((entry): entry is [string, Answer] => entry[1] !== undefined);
  return Object.fromEntries(given);
};
