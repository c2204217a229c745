import { contest } from '../load/contest.ts';
import type { QuestionName } from '../load/questions.ts';
import { fillDeals } from '../stage/fill-deals.ts';
import type { Subject } from './subject.ts';

const route = (
  key: string,
  name: string,
  question: QuestionName,
  {
    product = 'product',
    floor = 'a bare route with its single query',
  }: { product?: 'product' | 'productWithoutJobs'; floor?: string } = {},
): Subject => ({
  key,
  name: `${name} beside ${floor}`,
  async measure(stage) {
    const { url: ours } = await stage[product]();
    const { url: bare } = await stage.bareRoutes();
    await fillDeals(await stage.databaseUrl(), 1000);
    return contest({ what: name.toLowerCase(), question, ours, floor: bare });
  },
});

export const dealById = route('deal', 'Deal by id', 'deal');
export const quoteCreation = route('quote', 'Quote creation', 'quote');
export const checkupSubmission = route('checkup', 'Checkup submission', 'checkup', {
  product: 'productWithoutJobs',
  floor: 'a bare route that writes the same three rows in one transaction',
});
export const citySearch = route('cities', 'City search', 'city');
