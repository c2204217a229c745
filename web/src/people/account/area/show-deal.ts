/** The card of a deal has this id on the page. */
export const dealCardId = (uuid: string) => `pratica-${uuid}`;

/** Brings the card of a deal onto the screen, and whoever does not see it to its beginning. */
export function showDeal(uuid: string): void {
  const card = document.getElementById(dealCardId(uuid));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}
