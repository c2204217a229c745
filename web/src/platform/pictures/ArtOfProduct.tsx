import { pictureOf } from '@riparo/domain/buy/products/pages.ts';
import { ProductArt } from './ProductArt.tsx';

/** The picture of a product; none for discontinued ones. */
export function ArtOfProduct({ productKey }: { readonly productKey: string }) {
  const picture = pictureOf(productKey);
  return picture && <ProductArt name={picture} />;
}
