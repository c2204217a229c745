import { contest } from '../load/contest.ts';
import type { QuestionName } from '../load/questions.ts';
import { fillDeals } from '../stage/fill-deals.ts';
import type { Subject } from './subject.ts';

const route = (key: string, name: string, question: QuestionName): Subject => ({
  key,
  name: `${name} beside a bare route with its single query`,
  async measure(stage) {
    const { url: ours } = await stage.product();
    const { url: floor } = await stage.bareRoutes();
    await fillDeals(await stage.databaseUrl(), 1000);
    return contest({ what: name.toLowerCase(), question, ours, floor });
  },
});

export const dealById = route('deal', 'Deal by id', 'deal');
export const quoteCreation = route('quote', 'Quote creation', 'quote');

export const checkupSubmission: Subject = {
  key: 'checkup',
  name: 'Checkup submission beside a bare route that writes the same three rows in one transaction',
  async measure(stage) {
    // A separate database: workers of another subject would send this one's mails too.
    const database = 'checkups';
    const { url: ours } = await stage.productWithoutJobs(database);
    const { url: floor } = await stage.bareRoutes(database);
    return contest({ what: 'checkup submission', question: 'checkup', ours, floor });
  },
};

export const citySearch = route('cities', 'City search', 'city');
