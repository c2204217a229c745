/** Hardly anybody who confirms an account is buying: what is sold is loaded only for those who are. */
export async function findAwaitedPurchase(key: string | undefined) {
  if (!key) return undefined;
  return import('@riparo/domain/buy/products/awaited-purchase.ts').then(
    (sold) => sold.findAwaitedPurchase(key),
    // A lost connection: the account is confirmed all the same.
    () => undefined,
  );
}
