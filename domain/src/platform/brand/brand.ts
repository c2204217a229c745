/**
 * The product's brand in one place. A broker running Riparo under another name changes this file, `legal.ts`
 * and `partners.ts`. Details in square brackets are deliberate placeholders, so that none can be mistaken for
 * a real one.
 */
export const brand = {
  name: 'Riparo',
  tagline: 'Assicurarsi, con calma.',
  /** Prefix of every cookie and storage key, e.g. `riparo_fields`. */
  cookiePrefix: 'riparo',
  support: {
    email: 'assistenza@riparo.example',
    /** As displayed and as dialled (digits and a plus only). A placeholder: the number is not in service. */
    phone: '+39 02 0000 0000',
    /** The office that handles complaints; the same everywhere, so that none gets lost. */
    complaints: { office: 'Ufficio Reclami', email: 'reclami@riparo.example' },
    /** Where security reports go; also in `SECURITY.md`. */
    securityEmail: 'sicurezza@riparo.example',
    chatUrl: 'https://chat.riparo.example/',
    /** Where calls are booked, unless on our own page. */
    callBookingUrl: null as string | null,
  },
  /**
   * The office that calls back and its hours: Italian time, never on public holidays. Weekdays count from
   * Monday, 1.
   */
  callDesk: {
    promiseMinutes: 30,
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '19:00' },
      { days: [6], opens: '09:00', closes: '13:00' },
    ],
  },
} as const;

/**
 * What the broker's single form (MUP) requires beyond the details above; the page «Trasparenza» shows it too.
 * In a separate constant because no interactive page needs it.
 */
export const disclosure = {
  /** The natural person the buyer deals with, even when everything happens online. */
  contactPerson: {
    name: '[Nome e cognome di chi entra in contatto con il cliente da inserire]',
    role: '[Qualifica da inserire]',
    ruiNumber: '[Numero RUI della persona da inserire]',
    ruiDate: '[Data di iscrizione della persona da inserire]',
  },
  /** Every insurer the broker works with or may work with. */
  insurersWorkedWith: ['[Elenco delle compagnie con cui lavora il broker da inserire]'],
  /**
   * Whether the broker is bound to an insurer by an agreement, and whether its advice rests on a fair
   * analysis of the market.
   */
  exclusivity: '[Obblighi di esclusiva con compagnie, da inserire anche se non ce ne sono]',
  /**
   * Which insurers allow the broker to collect premiums, if any: it decides what a payment to the broker is
   * worth.
   */
  premiumCollection: '[Autorizzazione all’incasso dei premi da inserire]',
  /** Who pays the broker for the products sold here, and how. */
  remuneration: '[Natura delle remunerazioni da inserire: commissioni, onorari, altri incentivi]',
  /**
   * How the money of insurers and customers is separated from the broker's: a dedicated account or a
   * guarantee.
   */
  premiumSafeguard: '[Conto separato o fideiussione, da inserire]',
  /** Holdings of 10% or more in an insurer, or by an insurer in the broker. */
  holdings: '[Partecipazioni del 10% o più, da inserire anche se non ce ne sono]',
  liabilityPolicy: '[Polizza di responsabilità civile professionale da inserire]',
} as const;

export type Brand = typeof brand;
