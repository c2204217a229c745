/** Who bears the risk of what is sold here. */
export const partners = {
  insurer: '[Compagnia di assicurazione da inserire]',
  /** As its short document says it first: where it is registered, under whose watch, with which number. */
  insurerStatus: '[Stato di registrazione, vigilanza e numero di autorizzazione della compagnia da inserire]',
  /** Who reads complaints about the contract or a claim. */
  insurerComplaints: '[Ufficio reclami della compagnia, indirizzo ed e-mail da inserire]',
  /** Where the insurer shows the table of the shorter terms after cancer (IVASS, provvedimento 169/2026). */
  insurerCancerPage: '[Pagina della compagnia con la tabella dell’oblio oncologico da inserire]',
  /** Whose tariff the life quote is. */
  lifeInsurer: '[Compagnia vita da inserire]',
  mutualSociety: '[Società di mutuo soccorso da inserire]',
} as const;
