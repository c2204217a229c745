import { pictureOf } from '@riparo/domain/buy/products/pages.ts';
import type { PictureName } from './pictures.ts';

/** The picture of a product; for one that is no longer sold, the brand's own. */
export const pictureOfProduct = (productKey: string): PictureName => pictureOf(productKey) ?? 'open-umbrella';
