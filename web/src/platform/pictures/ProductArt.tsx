import type { ProductPicture } from '@riparo/domain/buy/products/product.ts';
import type { ComponentType } from 'react';
import { BallAtTheWindow } from './BallAtTheWindow.tsx';
import { DogAndCat } from './DogAndCat.tsx';
import { ManyWays } from './ManyWays.tsx';
import { OnAScooter } from './OnAScooter.tsx';
import { OnSkis } from './OnSkis.tsx';
import { OnTheMove } from './OnTheMove.tsx';
import { OpenUmbrella } from './OpenUmbrella.tsx';
import { RestingPerson } from './RestingPerson.tsx';

const pictures: Readonly<Record<ProductPicture, ComponentType>> = {
  'open-umbrella': OpenUmbrella,
  'ball-at-the-window': BallAtTheWindow,
  'dog-and-cat': DogAndCat,
  'resting-person': RestingPerson,
  'on-a-scooter': OnAScooter,
  'many-ways': ManyWays,
  'on-the-move': OnTheMove,
  'on-skis': OnSkis,
};

/** The picture of a product, under the brand's arch. */
export function ProductArt({ name }: { readonly name: ProductPicture }) {
  const Picture = pictures[name];
  return <Picture />;
}
