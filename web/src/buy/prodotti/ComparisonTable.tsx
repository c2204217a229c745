import type { Comparison } from '@riparo/domain/buy/products/page-text.ts';
import { VisuallyHidden } from '@riparo/ui/VisuallyHidden.tsx';
import { COMPARISON_ID } from '../../platform/texts/products/heads.ts';
import { ButtonLink } from '../../platform/router/links/ButtonLink.tsx';
import styles from './ComparisonTable.module.css';
import { Section } from './Section.tsx';

/**
 * Variants side by side. On a phone each row has its name above, so that columns stay wide; on a desktop
 * beside them.
 */
export function ComparisonTable({ comparison }: { readonly comparison: Comparison }) {
  const { title, columns, rows, note, links } = comparison;
  return (
    <Section id={COMPARISON_ID} title={title}>
      <table className={styles['table']}>
        <caption className={styles['caption']}>{title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles['beside']}>
              <VisuallyHidden>Voce</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ name, values }) => (
          <tbody key={name}>
            <tr className={styles['above']}>
              <th scope="rowgroup" colSpan={columns.length}>
                {name}
              </th>
            </tr>
            <tr>
              <th scope="row" className={styles['beside']}>
                {name}
              </th>
              {values.map((value, place) => (
                <td key={columns[place]}>{value}</td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      {links && (
        <div className={styles['links']}>
          {links.map(({ label, to }, place) => (
            <ButtonLink key={to} to={to} look={place === 0 ? 'secondary' : 'primary'}>
              {label}
            </ButtonLink>
          ))}
        </div>
      )}
      {note && <p className={styles['note']}>{note}</p>}
    </Section>
  );
}
