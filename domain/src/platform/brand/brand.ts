/**
 * The product's brand in one place: whoever runs Riparo under an own name changes this file,
 * `legal.ts` and `partners.ts` beside it.
 * Details in square brackets are placeholders on purpose, so that nobody takes them for real ones.
 */
export const brand = {
  name: 'Riparo',
  tagline: 'Assicurarsi, con calma.',
  /** Prefix of every cookie and storage key, e.g. `riparo_fields`. */
  cookiePrefix: 'riparo',
  support: {
    email: 'assistenza@riparo.example',
    /** As it is written and as it is dialled: nothing but digits and a plus. A placeholder that nobody answers. */
    phone: '+39 02 0000 0000',
    /** Who reads complaints, by name or office; always the same place, so that none gets lost. */
    complaints: { office: 'Ufficio Reclami', email: 'reclami@riparo.example' },
    /** Where somebody who found a hole writes; also in `SECURITY.md`. */
    securityEmail: 'sicurezza@riparo.example',
    chatUrl: 'https://chat.riparo.example/',
    /** Where calls are booked, if not on our own page. */
    callBookingUrl: null as string | null,
  },
  /** Who calls back, and when: Italian time, never on public holidays. Days of the week from Monday, 1. */
  callDesk: {
    promiseMinutes: 30,
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '19:00' },
      { days: [6], opens: '09:00', closes: '13:00' },
    ],
  },
} as const;

/** What the broker's single form (MUP) asks beyond the details above; the page «Trasparenza» says it too. Apart, because no page that moves does. */
export const disclosure = {
  /** The natural person a buyer is in contact with, also when everything happens online. */
  contactPerson: {
    name: '[Nome e cognome di chi entra in contatto con il cliente da inserire]',
    role: '[Qualifica da inserire]',
    ruiNumber: '[Numero RUI della persona da inserire]',
    ruiDate: '[Data di iscrizione della persona da inserire]',
  },
  /** Every insurer the broker does or may do business with. */
  insurersWorkedWith: ['[Elenco delle compagnie con cui lavora il broker da inserire]'],
  /** Whether an agreement binds the broker to an insurer, and whether it works on a fair analysis of the market. */
  exclusivity: '[Obblighi di esclusiva con compagnie, da inserire anche se non ce ne sono]',
  /** Whether insurers allow the broker to collect premiums, and which: it decides what a payment to the broker is worth. */
  premiumCollection: '[Autorizzazione all’incasso dei premi da inserire]',
  /** Who pays the broker for what is sold here, and how. */
  remuneration: '[Natura delle remunerazioni da inserire: commissioni, onorari, altri incentivi]',
  /** What keeps the money of insurers and customers apart from the broker's: an account of its own, or a guarantee. */
  premiumSafeguard: '[Conto separato o fideiussione, da inserire]',
  /** Shares of 10% or more, held in an insurer or by one. */
  holdings: '[Partecipazioni del 10% o più, da inserire anche se non ce ne sono]',
  liabilityPolicy: '[Polizza di responsabilità civile professionale da inserire]',
} as const;

export type Brand = typeof brand;
