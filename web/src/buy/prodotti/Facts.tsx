import type { ProductText } from '@riparo/domain/buy/products/page-text.ts';
import styles from './Facts.module.css';
import { Section } from './Section.tsx';

export function Facts({ facts }: Pick<ProductText, 'facts'>) {
  return (
    <Section id="in-pratica" title="In pratica">
      <dl className={styles['facts']}>
        {facts.map(({ name, text }) => (
          <div key={name} className={styles['fact']}>
            <dt className={styles['name']}>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
