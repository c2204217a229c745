import { lazyPart } from '../../lazy-part.ts';

/** Comes while the quote does: computed after the last question, or fetched by its address. */
export const Result = lazyPart(async () => (await import('./result/LifeResult.tsx')).LifeResult);
