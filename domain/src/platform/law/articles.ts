/**
 * The law as our texts cite it. A changed number changes here and so in every text; content, dates and
 * sources are in `facts.ts`. In a separate file because pages need the citations, not the table.
 */

/** Information duties for financial services sold at a distance. */
export const DISTANCE_SELLING = 'articoli da 59-bis a 59-terdecies del Codice del consumo';
/** The fourteen-day withdrawal right and its exceptions. */
export const DISTANCE_WITHDRAWAL = 'articolo 59-octies del Codice del consumo';
/**
 * To be shown with those days: law 217/2011, art. 5, abolished the exception for events that have already
 * happened.
 */
export const AFTER_AN_EVENT =
  'Puoi recedere anche se nel frattempo è successo un evento coperto: quello che ti è già stato pagato resta tuo.';
/** A contract concluded online can be withdrawn from online. */
export const WITHDRAWAL_BUTTON = 'articolo 54-bis del Codice del consumo';
export const LIFE_WITHDRAWAL = 'articolo 177 del Codice delle assicurazioni';

/** The consequences of wrong answers to an insurer's questions. */
export const HONEST_ANSWERS = 'articoli 1892 e 1893 del codice civile';
/** Shown wherever an insurer asks questions that matter. */
export const WRONG_ANSWERS = `Risposte inesatte o taciute possono ridurre o far perdere quello che la polizza paga, e far annullare il contratto (${HONEST_ANSWERS}).`;
export const ROAD_LIABILITY = 'articolo 2054 del codice civile';
/** Must follow every warning about wrong answers in this exact wording (IVASS, provvedimento 169/2026). */
export const CANCER_SAFEGUARD = 'È fatto salvo il diritto all’oblio oncologico.';
export const CANCER_FORGOTTEN = 'legge 193/2023';
export const CANCER_RULES = 'provvedimento IVASS 169/2026';
export const CANCER_SHORTER_TERMS = 'decreto del Ministro della salute del 22 marzo 2024';
export const PENSION_ENROLMENT = 'legge 199/2025';
export const SCOOTER_DUTY = 'legge 177/2024';
/**
 * When the duty begins, as far as the Gazzetta says. The day on which the platform opens was not found (see
 * `facts.ts`).
 */
export const SCOOTER_SINCE =
  'L’obbligo parte 60 giorni dopo l’apertura della piattaforma del Ministero su cui si chiede il contrassegno (decreto del 6 ottobre 2025, Gazzetta Ufficiale n. 264 del 13 novembre 2025)';

/** Compulsory motor insurance ends with its year, without tacit renewal. */
export const MOTOR_NO_TACIT_RENEWAL = 'articolo 170-bis del Codice delle assicurazioni';
/** The injured party is paid whatever the contract says; the insurer may then recover from the insured. */
export const MOTOR_DIRECT_ACTION = 'articolo 144 del Codice delle assicurazioni';
/** Clauses that bind only if approved separately. */
export const ONEROUS_CLAUSES = 'articolo 1341 del codice civile';

/**
 * Paying an intermediary in good faith counts as paying the insurer; for a broker only if their agreement
 * says so.
 */
export const PAID_TO_INTERMEDIARY = 'articolo 118 del Codice delle assicurazioni';
/** The tax on every premium, at a rate per guarantee. */
export const PREMIUM_TAX = 'legge 1216/1961';
/** Where to appeal after a complaint, and how long it takes. */
export const ARBITER_TIME =
  'La decisione arriva entro 180 giorni dal ricorso, nei casi complessi entro altri 90. I termini si fermano dal 1º al 31 agosto e dal 23 dicembre al 6 gennaio.';
export const ARBITER_FEE =
  'Costa 20 euro, che ti vengono restituiti se il ricorso è accolto anche solo in parte.';
/** The arbiter decides about insurance, so not about subsidies of a mutual society. */
export const ARBITER_NOT_FOR_SUBSIDIES =
  'Il sussidio di una società di mutuo soccorso non è un’assicurazione: l’Arbitro Assicurativo non se ne occupa.';
/** Notice of a loss must reach the insurer, or an agent who may conclude contracts: a broker is neither. */
export const NOTICE_TO_INSURER = 'articolo 1913 del codice civile';
/** The limitation period for rights from a policy; for liability it runs from the third party's claim. */
export const CLAIM_TIME_LIMIT = 'articolo 2952 del codice civile';
/** What interrupts that period. */
export const TIME_LIMIT_INTERRUPTED = 'articolo 2943 del codice civile';
/** How a motor insurer answers an injured party, and when they may sue. */
export const MOTOR_OFFER = 'articolo 148 del Codice delle assicurazioni';
export const MOTOR_COURT = 'articolo 145 del Codice delle assicurazioni';
/** Who pays if a vehicle is uninsured or unknown. */
export const ROAD_VICTIMS_FUND = 'articolo 283 del Codice delle assicurazioni';
/** How to find the insurer of a plate. */
export const INSURER_LOOKUP = 'articolo 154 del Codice delle assicurazioni';
/** The notice required where data are collected. */
export const PRIVACY_NOTICE = 'articolo 13 del Regolamento (UE) 2016/679';
/** Health data: explicit consent, or what a legal claim needs. */
export const HEALTH_CONSENT = 'art. 9.2.a';
export const HEALTH_IN_LAW = 'art. 9.2.f';
/** The limitation period for damage caused by vehicles. */
export const ROAD_TIME_LIMIT = 'articolo 2947 del codice civile';
