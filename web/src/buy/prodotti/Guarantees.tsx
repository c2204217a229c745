import type { Guarantee } from '@riparo/domain/buy/products/cover.ts';
import styles from './Guarantees.module.css';
import { Section } from './Section.tsx';

export function Guarantees({ guarantees }: { readonly guarantees: readonly Guarantee[] }) {
  return (
    <Section id="copre" title="Che cosa copre">
      <ul className={styles['list']}>
        {guarantees.map(({ name, limit, text, belongsTo }) => (
          <li key={name} className={styles['guarantee']}>
            <h3>{name}</h3>
            <p className={styles['limit']}>{limit}</p>
            {belongsTo && <p className={styles['belongs']}>{belongsTo}</p>}
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
