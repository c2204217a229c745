import { prerenderedPicture } from '@riparo/ui/kept-picture.tsx';

/** The picture of a product by its key. */
export const ProductPicture = prerenderedPicture(
  async () => (await import('./ArtOfProduct.tsx')).ArtOfProduct,
);
