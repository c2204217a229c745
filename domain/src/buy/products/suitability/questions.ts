import { productPages } from '../catalogue.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';

const asked = await Promise.all(
  productPages.map(async ({ suitability }) => (await suitability?.())?.suitability),
);

/** What is asked before each product is sold. */
const questions = new Map<string, readonly SuitabilityQuestion[]>(
  asked.flatMap((byKey) => Object.entries(byKey ?? {})),
);

/** None for a product that is no longer sold. */
export const suitabilityQuestions = (productKey: string) => questions.get(productKey) ?? [];
