/** The companies that bear the risk of the products sold here. */
export const partners = {
  insurer: '[Compagnia di assicurazione da inserire]',
  /** As on the first line of its DIP: where it is registered, its supervisor and its number. */
  insurerStatus: '[Stato di registrazione, vigilanza e numero di autorizzazione della compagnia da inserire]',
  /** The office that handles complaints about the contract or a claim. */
  insurerComplaints: '[Ufficio reclami della compagnia, indirizzo ed e-mail da inserire]',
  /** The insurer's page with the shorter periods after cancer (IVASS, provvedimento 169/2026). */
  insurerCancerPage: '[Pagina della compagnia con la tabella dell’oblio oncologico da inserire]',
  /** The insurer whose tariff the life quote uses. */
  lifeInsurer: '[Compagnia vita da inserire]',
  mutualSociety: '[Società di mutuo soccorso da inserire]',
} as const;
