import { pictureOf } from '@riparo/domain/buy/products/pages.ts';
import type { PictureName } from './pictures.ts';

/** What a product is about; of one that is no longer sold the brand's own picture. */
export const pictureOfProduct = (productKey: string): PictureName => pictureOf(productKey) ?? 'open-umbrella';
