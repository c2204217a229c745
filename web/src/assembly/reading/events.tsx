import { findProductPage } from '@riparo/domain/buy/products/pages.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { EventBoard } from '../../buy/prodotti/events/EventBoard.tsx';
import { loadProduct } from '../../platform/texts/products/load-product.ts';

/** Makes the worked examples of a product interactive. */
export async function hydrateExamples(place: HTMLElement): Promise<void> {
  const product = findProductPage(place.dataset['product'] ?? '');
  const text = product && (await loadProduct(product));
  const found = await text?.events?.();
  if (!text || !found) return;
  startTransition(
    () => void hydrateRoot(place, <EventBoard events={found.events} documents={text.documents} />),
  );
}
