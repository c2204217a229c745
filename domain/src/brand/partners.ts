/** Who bears the risk of what is sold here. */
export const partners = {
  insurer: '[Compagnia di assicurazione da inserire]',
  /** Whose tariff the life quote is. */
  lifeInsurer: '[Compagnia vita da inserire]',
  mutualSociety: '[Società di mutuo soccorso da inserire]',
} as const;
