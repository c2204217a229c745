import { pictureOf } from '@riparo/domain/buy/products/pages.ts';
import { ProductArt } from './ProductArt.tsx';

/** The picture of what is sold under a key; none for what is no longer sold. */
export function ArtOfProduct({ productKey }: { readonly productKey: string }) {
  const picture = pictureOf(productKey);
  return picture && <ProductArt name={picture} />;
}
