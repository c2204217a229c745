import type { ProductPageKey } from '@riparo/domain/deal/product-pages.ts';
import type { ComponentType } from 'react';
import { BallAtTheWindow } from '../../acquisto/pictures/BallAtTheWindow.tsx';
import { DogAndCat } from '../../acquisto/pictures/DogAndCat.tsx';
import { OnTheMove } from '../../acquisto/pictures/OnTheMove.tsx';
import { RestingPerson } from '../../acquisto/pictures/RestingPerson.tsx';
import { OpenUmbrella } from '../../vita/OpenUmbrella.tsx';
import { ManyWays } from '../../acquisto/pictures/ManyWays.tsx';
import { OnAScooter } from '../../acquisto/pictures/OnAScooter.tsx';
import { OnSkis } from './OnSkis.tsx';

const pictures: Readonly<Record<ProductPageKey, ComponentType>> = {
  vita: OpenUmbrella,
  'rc-terzi': BallAtTheWindow,
  pet: DogAndCat,
  'covid-19': RestingPerson,
  monopattino: OnAScooter,
  mimuovo: ManyWays,
  bici2go: OnTheMove,
  ski: OnSkis,
};

/** What a product is about, under the brand's arch. */
export function ProductArt({ product }: { readonly product: ProductPageKey }) {
  const Picture = pictures[product];
  return <Picture />;
}
