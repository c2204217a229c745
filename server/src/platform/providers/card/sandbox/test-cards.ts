/** How a test card behaves; the numbers are those of Stripe's test mode. */
export type CardOutcome = 'approved' | 'declined' | 'authentication' | 'disputed';

export const testCards: readonly { number: string; outcome: CardOutcome; label: string }[] = [
  { number: '4242424242424242', outcome: 'approved', label: 'il pagamento riesce' },
  { number: '4000000000000002', outcome: 'declined', label: 'la banca rifiuta' },
  {
    number: '4000002760003184',
    outcome: 'authentication',
    label: 'la banca chiede conferma (3-D Secure)',
  },
  {
    number: '4000000000000259',
    outcome: 'disputed',
    label: 'riesce, poi il titolare contesta il pagamento',
  },
];

/** Null for an unknown number: real cards must not be typed here. */
export function outcomeOf(typed: string): CardOutcome | null {
  const digits = typed.replaceAll(/\D/g, '');
  return testCards.find(({ number }) => number === digits)?.outcome ?? null;
}

/** `4242 4242 4242 4242` */
export const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
