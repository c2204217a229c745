import type { SuitabilityAnswers } from '@riparo/domain/buy/suitability/question.ts';
import {
  type SuitabilityLine,
  suitabilityStatement,
} from '@riparo/domain/buy/products/suitability/statement.ts';
import type { DealRow, StoredSuitability } from './tables.ts';

/** Answers as stored: a question reworded tomorrow must not change what was answered today. */
export function storedSuitability(
  productKey: string,
  answers: SuitabilityAnswers | undefined,
  now: Date,
): StoredSuitability | null {
  const lines = suitabilityStatement(productKey, answers ?? {});
  return lines.length === 0 ? null : { answeredAt: now.toISOString(), lines };
}

const byQuestion = (lines: readonly SuitabilityLine[]): SuitabilityAnswers =>
  Object.fromEntries(lines.map(({ id, value }) => [id, value]));

/**
 * The chosen answers, by question. An answer that is no longer offered, or no longer fits, is asked again.
 */
export function suitabilityAnsweredIn({
  productKey,
  suitability,
}: Pick<DealRow, 'productKey' | 'suitability'>): SuitabilityAnswers {
  return byQuestion(suitabilityStatement(productKey, byQuestion(suitability?.lines ?? [])));
}
