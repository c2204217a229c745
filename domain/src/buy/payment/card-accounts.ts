/** The broker's two accounts at the card provider; each product says which one it uses. */
export const CARD_ACCOUNTS = ['main', 'partner'] as const;
export type CardAccount = (typeof CARD_ACCOUNTS)[number];

/** As the desk shows them. */
export const cardAccountNames: Readonly<Record<CardAccount, string>> = {
  main: 'Principale',
  partner: 'Partner',
};
