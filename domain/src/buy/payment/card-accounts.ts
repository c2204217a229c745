/** The broker has two accounts at the card provider; which products go to which is theirs to say. */
export const CARD_ACCOUNTS = ['main', 'partner'] as const;
export type CardAccount = (typeof CARD_ACCOUNTS)[number];

/** As the desk names them. */
export const cardAccountNames: Readonly<Record<CardAccount, string>> = {
  main: 'Principale',
  partner: 'Partner',
};
