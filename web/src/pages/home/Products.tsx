import { Bike, Dog, Heart, MountainSnow, PiggyBank, Umbrella } from 'lucide-react';
import { onlinePurchases, products, type Product } from '../../texts/home.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Band } from './Band.tsx';
import { ComingTag } from './ComingTag.tsx';
import styles from './Products.module.css';

const icons = {
  pension: PiggyBank,
  life: Heart,
  pet: Dog,
  mobility: Bike,
  liability: Umbrella,
  ski: MountainSnow,
} as const;

export function Products() {
  return (
    <Band
      id="products"
      tone="sage"
      title="Sotto ogni arco, qualcosa da proteggere"
      lead="Alcuni ripari sono già aperti. Gli altri arrivano uno alla volta, quando sono pronti davvero."
    >
      <ul className={styles['arcade']}>
        {products.map((product) => (
          <Niche key={product.key} product={product} />
        ))}
      </ul>
      <div>
        <p className={styles['online']}>Si acquistano subito, online:</p>
        <ul className={styles['purchases']}>
          {onlinePurchases.map(({ name, to }) => (
            <li key={to}>
              <TextLink to={to}>{name}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

function Niche({ product: { key, name, text, to } }: { readonly product: Product }) {
  const Icon = icons[key];
  return (
    <li className={styles['niche']} data-open={to ? true : undefined}>
      <span className={styles['icon']}>
        <Icon size={40} strokeWidth={1.6} aria-hidden="true" />
      </span>
      <h3 className={styles['name']}>
        {to ? (
          <SiteLink to={to} className={styles['link']}>
            {name}
          </SiteLink>
        ) : (
          name
        )}
      </h3>
      <p className={styles['text']}>{text}</p>
      {to ? <span className={styles['open']}>Disponibile</span> : <ComingTag />}
    </li>
  );
}
