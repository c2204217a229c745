import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { Consents } from './Consents.tsx';
import { Needs } from './Needs.tsx';
import styles from './RestOfHome.module.css';
import { dayInRome, formatItalianDate, isIsoDate } from '@riparo/domain/platform/values/calendar.ts';
import { paths } from '../../../platform/router/paths.ts';
import { Paper } from './Paper.tsx';
import { Papers } from './Papers.tsx';
import { standingInWords } from '@riparo/domain/care/requests/status-in-words.ts';
import { isStillToCome } from '@riparo/domain/care/requests/status.ts';
import { useState, Suspense } from 'react';
import { ArrowRight } from '@riparo/ui/icons/ArrowRight.ts';
import { SiteLink } from '../../../platform/router/links/SiteLink.tsx';
import { EntryPicture } from '../../../platform/pictures/EntryPicture.tsx';
import { lazyPart } from '@riparo/ui/loading/lazy-part.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { cents, formatEuro, formatWholeEuro } from '@riparo/domain/platform/values/money.ts';

type LifeQuote = PersonalArea['lifeQuotes'][number];

const dayOf = (moment: string) => formatItalianDate(dayInRome(new Date(moment)));
const written = (day: string) => (isIsoDate(day) ? formatItalianDate(day) : day);

const ANSWERED = 'ti risponde un consulente';

/**
 * Life quotes with a price, and requests that a consultant answers; the time of the call is in `Calls`,
 * below.
 */
export function Quotes({ lifeQuotes, quoteRequests }: Pick<PersonalArea, 'lifeQuotes' | 'quoteRequests'>) {
  return (
    <Papers id="i-tuoi-preventivi" title="I tuoi preventivi">
      {[
        ...lifeQuotes.map((quote) => <LifeQuoteLine key={quote.uuid} quote={quote} />),
        ...quoteRequests.map(({ id, productTitle, createdAt }) => (
          <Paper key={id} title={productTitle}>
            Chiesto {withArticle('il', dayOf(createdAt))}: {ANSWERED}
          </Paper>
        )),
      ]}
    </Papers>
  );
}

function LifeQuoteLine({ quote }: { readonly quote: LifeQuote }) {
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

const Art = lazyPart(async () => (await import('../../../platform/pictures/ArtOfProduct.tsx')).ArtOfProduct);

/** The picture of a cover. Its space is reserved, so nothing shifts. */
function CoverPicture({ productKey }: { readonly productKey: string }) {
  return (
    <div className={styles['place']}>
      <Suspense>
        <Art.Part productKey={productKey} />
      </Suspense>
    </div>
  );
}

const beginnings = [
  {
    to: paths.pension,
    picture: <EntryPicture way="pension" />,
    title: 'Calcola la tua pensione',
    text: 'Quanto prendi e quando, in un minuto.',
  },
  {
    to: paths.products,
    picture: <CoverPicture productKey="vita" />,
    title: 'Guarda che cosa puoi coprire',
    text: 'Vita, danni ad altri, animali, mobilità, sci: con i prezzi.',
  },
  {
    to: paths.quote('generico'),
    picture: <EntryPicture way="quote" />,
    title: 'Chiedi un preventivo',
    text: 'Ti ascolta una persona, senza impegno.',
  },
];

/** Suggestions for every customer. */
function Beginnings() {
  return (
    <section className={styles['section']} aria-labelledby="da-qui">
      <h2 id="da-qui">Che cosa vuoi fare?</h2>
      <ul className={styles['list']}>
        {beginnings.map(({ to, picture, title, text }) => (
          <li key={to} className={styles['way']}>
            <div className={styles['picture']}>{picture}</div>
            <div className={styles['words']}>
              <SiteLink to={to} className={styles['link']}>
                {title}
              </SiteLink>
              <p className={styles['text']}>{text}</p>
            </div>
            <ArrowRight size={22} aria-hidden="true" className={styles['arrow']} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const titles = { checkup: 'Checkup delle coperture', quiz: 'Quiz sulle coperture' } as const;

/** The reports of checkups and quizzes. */
function Reports({ reports }: Pick<PersonalArea, 'reports'>) {
  return (
    <Papers id="i-tuoi-report" title="I tuoi report">
      {reports.map(({ id, questionnaire, result, createdAt }) => (
        <Paper key={id} title={titles[questionnaire]} figure={`${result}%`} to={paths.report(id)}>
          {formatItalianDate(dayInRome(new Date(createdAt)))}: quanto sei al riparo
        </Paper>
      ))}
    </Papers>
  );
}

type RestOfHomeProps = {
  readonly area: PersonalArea;
  /** Products whose cover runs today; null while unknown. */
  readonly ownedProducts: readonly string[] | null;
};

/** The content after to-do list and policies: never on the first screen. */
export function RestOfHome({ area, ownedProducts }: RestOfHomeProps) {
  const { calls, needs, lifeQuotes, quoteRequests, reports, consents } = area;
  return (
    <>
      <Calls calls={calls} />
      {needs && ownedProducts && <Needs needs={needs} ownedProducts={ownedProducts} />}
      {[...lifeQuotes, ...quoteRequests, ...reports].length > 0 && (
        <div className={styles['pair']}>
          <Quotes lifeQuotes={lifeQuotes} quoteRequests={quoteRequests} />
          <Reports reports={reports} />
        </div>
      )}
      <Beginnings />
      <Consents consents={consents} />
    </>
  );
}

/** Upcoming calls; past ones are on their own pages. */
function Calls({ calls }: Pick<PersonalArea, 'calls'>) {
  const [now] = useState(() => new Date());
  return (
    <Papers id="le-tue-chiamate" title="Le tue chiamate">
      {calls
        .filter(({ step }) => isStillToCome(step))
        .map((call) => {
          const { title, detail } = standingInWords(call, now);
          return (
            <Paper key={call.path} title={title} to={call.path}>
              {call.about}.{' '}
              {call.step === 'trying-again' ? detail : 'Cambia orario, o dicci che non serve più.'}
            </Paper>
          );
        })}
    </Papers>
  );
}
