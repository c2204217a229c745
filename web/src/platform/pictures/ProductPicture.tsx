import { keptPicture } from '@riparo/ui/kept-picture.tsx';

/** The picture of a product by its key. */
export const ProductPicture = keptPicture(async () => (await import('./ArtOfProduct.tsx')).ArtOfProduct);
