import { coveredNeeds } from '@riparo/domain/understand/checkup/covered-needs.ts';
import type { PersonalArea } from '@riparo/domain/people/personal-area/personal-area-calls.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { paths } from '../../../platform/router/paths.ts';
import { ButtonLink } from '../../../platform/router/links/ButtonLink.tsx';
import { NeedsArch } from './NeedsArch.tsx';
import styles from './Needs.module.css';

type NeedsProps = {
  readonly needs: NonNullable<PersonalArea['needs']>;
  /** Products whose cover runs today. */
  readonly ownedProducts: readonly string[];
};

/** From this ratio on an area counts as covered, as in the report. */
const COVERED = 0.75;

/** The needs in the latest report, as covered today. */
export function Needs({ needs, ownedProducts }: NeedsProps) {
  const { areas, before, now } = coveredNeeds(needs.areas, ownedProducts);
  const groups = [
    { key: 'covered', title: 'Al riparo', areas: areas.filter(({ cover }) => cover >= COVERED) },
    {
      key: 'partly',
      title: 'In parte',
      areas: areas.filter(({ cover }) => cover > 0 && cover < COVERED),
    },
    { key: 'open', title: 'Ancora scoperte', areas: areas.filter(({ cover }) => cover === 0) },
  ].filter((group) => group.areas.length > 0);
  return (
    <section className={styles['needs']} aria-labelledby="quanto-al-riparo">
      <div className={styles['picture']}>
        <NeedsArch stones={areas} />
      </div>
      <div className={styles['words']}>
        <h2 id="quanto-al-riparo">Sei al riparo {withArticle('al', `${now}%`)}</h2>
        <p className={styles['lead']}>
          {now > before && `Quando hai risposto era ${withArticle('il', `${before}%`)}. `}
          Contano le polizze che hai indicato nelle risposte e quelle attive oggi con noi; ogni area pesa per
          quanto conta nella tua vita.
        </p>
        {groups.map(({ key, title, areas: those }) => (
          <div key={key} className={styles['group']} data-group={key}>
            <h3>{title}</h3>
            <ul>
              {those.map((area) => (
                <li key={area.key}>{area.title}</li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles['ways']}>
          <ButtonLink to={paths.report(needs.reportId)} look="secondary">
            Leggi il report
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
