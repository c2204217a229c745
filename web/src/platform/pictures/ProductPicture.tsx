import { keptPicture } from '@riparo/ui/kept-picture.tsx';

/** What a product is about, by its key. */
export const ProductPicture = keptPicture(async () => (await import('./ArtOfProduct.tsx')).ArtOfProduct);
