/** The id of a deal's card on the page. */
export const dealCardId = (uuid: string) => `pratica-${uuid}`;

/** Scrolls to the card of a deal, and moves the focus to it. */
export function showDeal(uuid: string): void {
  const card = document.getElementById(dealCardId(uuid));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}
