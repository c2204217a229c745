import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';
import { paths } from '../../../platform/router/paths.ts';
import { Paper } from './Paper.tsx';
import { Papers } from './Papers.tsx';

type LifeQuote = PersonalArea['lifeQuotes'][number];

const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));
const written = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

const ANSWERED = 'ti risponde un consulente';

/** Quotes with a price, and those a consultant answers: when the call comes is told apart, see `Calls.tsx`. */
export function Quotes({ lifeQuotes, quoteRequests }: Pick<PersonalArea, 'lifeQuotes' | 'quoteRequests'>) {
  return (
    <Papers id="i-tuoi-preventivi" title="I tuoi preventivi">
      {[
        ...lifeQuotes.map((quote) => <LifeQuotePaper key={quote.uuid} quote={quote} />),
        ...quoteRequests.map(({ id, productTitle, createdAt }) => (
          <Paper key={id} title={productTitle}>
            Chiesto {withArticle('il', dayOf(createdAt))}: {ANSWERED}
          </Paper>
        )),
      ]}
    </Papers>
  );
}

function LifeQuotePaper({ quote }: { readonly quote: LifeQuote }) {
  const title = `Vita: ${formatWholeEuro(cents(quote.sumAssuredCents))} per ${quote.years} anni`;
  if (quote.monthlyCents === null) {
    return (
      <Paper title={title}>
        Chiesto {withArticle('il', dayOf(quote.createdAt))}: {ANSWERED}
      </Paper>
    );
  }
  const price = `${formatEuro(cents(quote.monthlyCents))} al mese`;
  return quote.isOpen ? (
    <Paper title={title} figure={price} to={paths.lifeQuoteResult(quote.uuid)}>
      Valido fino {withArticle('al', written(quote.lastDay))}
    </Paper>
  ) : (
    <Paper title={title} to={paths.lifeQuote}>
      Era di {price}, scaduto {withArticle('il', written(quote.lastDay))}: rifallo in un minuto
    </Paper>
  );
}
