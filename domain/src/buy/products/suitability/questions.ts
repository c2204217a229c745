import { productPages } from '../catalogue.ts';
import type { SuitabilityQuestion } from '../../suitability/question.ts';

const questionsByProduct = await Promise.all(
  productPages.map(async ({ suitability }) => (await suitability?.())?.suitability),
);

const questions = new Map<string, readonly SuitabilityQuestion[]>(
  questionsByProduct.flatMap((byKey) => Object.entries(byKey ?? {})),
);

/** Empty for a discontinued product. */
export const suitabilityQuestions = (productKey: string) => questions.get(productKey) ?? [];
