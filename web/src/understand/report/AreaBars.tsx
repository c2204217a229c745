import type { CheckupReport } from '@riparo/domain/understand/checkup/report-schema.ts';
import { describeCover, COVER_EXPLANATION } from '@riparo/domain/understand/checkup/verdict.ts';
import { FoldedTable } from '@riparo/ui/FoldedTable.tsx';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { TextLink } from '../../platform/router/links/TextLink.tsx';
import styles from './AreaBars.module.css';

type Areas = CheckupReport['areas'];

const percent = (share: number) => Math.round(share * 100);

/** What this person needs and how much of it is covered: a bar each, with the same figures in a table. */
export function AreaBars({ areas }: { readonly areas: Areas }) {
  return (
    <section className={styles['section']} aria-labelledby="aree">
      <div className={styles['head']}>
        <h2 id="aree">Di cosa hai bisogno, e quanto è coperto</h2>
        <p>
          Più la barra è lunga, più quell’area conta nella tua vita. La parte piena è quella che le tue
          polizze coprono già.
        </p>
        <p>{COVER_EXPLANATION}</p>
        <p className={styles['legend']} aria-hidden="true">
          <span className={styles['coveredKey']}>Coperto</span>
          <span className={styles['openKey']}>Scoperto</span>
        </p>
      </div>
      <ul className={styles['bars']}>
        {areas.map((area) => (
          <AreaBar key={area.key} area={area} />
        ))}
      </ul>
      <AreaTable areas={areas} />
    </section>
  );
}

function AreaBar({ area }: { readonly area: Areas[number] }) {
  const { title, need, cover, links = [] } = area;
  return (
    <li>
      <p className={styles['caption']}>
        <span>{title}</span>
        <span className={styles['figure']}>{describeCover(cover)}</span>
      </p>
      {/* Without a viewBox, lengths are percentages of the width, and the ends stay round. */}
      <svg className={styles['bar']} aria-hidden="true">
        <rect width={`${percent(need)}%`} className={styles['open']} />
        {cover > 0 && <rect width={`${percent(need * cover)}%`} className={styles['covered']} />}
      </svg>
      {links.length > 0 && (
        <p className={styles['links']}>
          {links.map(({ label, url }) => (
            <TextLink key={url} to={url}>
              {label}
              <VisuallyHidden> (area {title})</VisuallyHidden>
            </TextLink>
          ))}
        </p>
      )}
    </li>
  );
}

function AreaTable({ areas }: { readonly areas: Areas }) {
  return (
    <FoldedTable
      summary="Le stesse cifre in una tabella"
      caption="Quanto conta ogni area per te (100 è quella che conta di più) e quanto la coprono le polizze che hai indicato"
    >
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Quanto conta</th>
          <th scope="col">Coperta</th>
        </tr>
      </thead>
      <tbody>
        {areas.map(({ key, title, need, cover }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            <td>{percent(need)}</td>
            <td>{percent(cover)}%</td>
          </tr>
        ))}
      </tbody>
    </FoldedTable>
  );
}
