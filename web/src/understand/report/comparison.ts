import { withArticle } from '@riparo/domain/platform/values/article.ts';

/** Feelings a little off are no news. */
const ALIKE = 10;

/** What was felt beside what was computed. Whoever has nothing is told no figure. */
export const comparison = (feeling: number, result: number) => {
  const felt = `Hai detto di sentirti al riparo ${withArticle('al', `${feeling}%`)}`;
  if (result === 0) return `${felt}: per ora nessuna polizza copre quello che ti serve.`;
  const computed = `le polizze che hai coprono ${withArticle('il', `${result}%`)} di quello che ti serve`;
  if (Math.abs(feeling - result) <= ALIKE) return `${felt}: hai visto bene, ${computed}.`;
  return feeling > result ? `${felt}, ma ${computed}.` : `${felt}, e invece va meglio: ${computed}.`;
};
