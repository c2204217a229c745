/**
 * Law as our texts name it. When a number changes, it changes here, and every text with it; what each says, since when and
 * who says so stands in `facts.ts`. Apart from that table, because pages need the words and not the table.
 */

/** To be said of a financial service that is sold at a distance. */
export const DISTANCE_SELLING = 'articoli da 59-bis a 59-terdecies del Codice del consumo';
/** Fourteen days to think again, and when there are none. */
export const DISTANCE_WITHDRAWAL = 'articolo 59-octies del Codice del consumo';
/** Wherever those days are told: law 217/2011, art. 5, took away the exception for what has happened meanwhile. */
export const AFTER_AN_EVENT =
  'Puoi recedere anche se nel frattempo è successo un evento coperto: quello che ti è già stato pagato resta tuo.';
/** What was agreed at a distance online can be undone online. */
export const WITHDRAWAL_BUTTON = 'articolo 54-bis del Codice del consumo';
export const LIFE_WITHDRAWAL = 'articolo 177 del Codice delle assicurazioni';

/** What happens to whoever answers an insurer's questions wrongly. */
export const HONEST_ANSWERS = 'articoli 1892 e 1893 del codice civile';
/** What follows from wrong answers, wherever an insurer asks. */
export const WRONG_ANSWERS = `Risposte inesatte o taciute possono ridurre o far perdere quello che la polizza paga, e far annullare il contratto (${HONEST_ANSWERS}).`;
export const ROAD_LIABILITY = 'articolo 2054 del codice civile';
/** After every warning about wrong answers, in these very words (IVASS, provvedimento 169/2026). */
export const CANCER_SAFEGUARD = 'È fatto salvo il diritto all’oblio oncologico.';
export const CANCER_FORGOTTEN = 'legge 193/2023';
export const CANCER_RULES = 'provvedimento IVASS 169/2026';
export const CANCER_SHORTER_TERMS = 'decreto del Ministro della salute del 22 marzo 2024';
export const PENSION_ENROLMENT = 'legge 199/2025';
export const SCOOTER_DUTY = 'legge 177/2024';
/** From when it binds, as far as the Gazzetta says it. The day on which the platform opens was not found (see `facts.ts`). */
export const SCOOTER_SINCE =
  'L’obbligo parte 60 giorni dopo l’apertura della piattaforma del Ministero su cui si chiede il contrassegno (decreto del 6 ottobre 2025, Gazzetta Ufficiale n. 264 del 13 novembre 2025)';

/** What insures by duty ends with its year. */
export const MOTOR_NO_TACIT_RENEWAL = 'articolo 170-bis del Codice delle assicurazioni';
/** Whoever is struck is paid whatever the contract says, and the insurer may ask the insured back. */
export const MOTOR_DIRECT_ACTION = 'articolo 144 del Codice delle assicurazioni';
/** Clauses that bind only who approved them apart. */
export const ONEROUS_CLAUSES = 'articolo 1341 del codice civile';

/** What is paid to an intermediary in good faith counts as paid to the insurer; to a broker only where their agreement says so. */
export const PAID_TO_INTERMEDIARY = 'articolo 118 del Codice delle assicurazioni';
/** The tax on every premium, at a rate for each guarantee. */
export const PREMIUM_TAX = 'legge 1216/1961';
/** Where an appeal is made after a complaint, and how long it takes. */
export const ARBITER_TIME =
  'La decisione arriva entro 180 giorni dal ricorso, nei casi complessi entro altri 90. I termini si fermano dal 1º al 31 agosto e dal 23 dicembre al 6 gennaio.';
export const ARBITER_FEE =
  'Costa 20 euro, che ti vengono restituiti se il ricorso è accolto anche solo in parte.';
/** What the arbiter decides about: insurance, and so no subsidy of a mutual society. */
export const ARBITER_NOT_FOR_SUBSIDIES =
  'Il sussidio di una società di mutuo soccorso non è un’assicurazione: l’Arbitro Assicurativo non se ne occupa.';
/** Notice of what happened reaches the insurer, or an agent who may conclude contracts: a broker is neither. */
export const NOTICE_TO_INSURER = 'articolo 1913 del codice civile';
/** Within which time rights from a policy lapse; of liability from when the third party claims. */
export const CLAIM_TIME_LIMIT = 'articolo 2952 del codice civile';
/** What makes that time begin again. */
export const TIME_LIMIT_INTERRUPTED = 'articolo 2943 del codice civile';
/** How the insurer of a vehicle answers whoever was struck, and when they may go to court. */
export const MOTOR_OFFER = 'articolo 148 del Codice delle assicurazioni';
export const MOTOR_COURT = 'articolo 145 del Codice delle assicurazioni';
/** Who pays where a vehicle is not insured or not known. */
export const ROAD_VICTIMS_FUND = 'articolo 283 del Codice delle assicurazioni';
/** Who says by whom a plate is insured. */
export const INSURER_LOOKUP = 'articolo 154 del Codice delle assicurazioni';
/** What is said where data are collected. */
export const PRIVACY_NOTICE = 'articolo 13 del Regolamento (UE) 2016/679';
/** Data about health: explicit consent, or what a claim in law needs. */
export const HEALTH_CONSENT = 'art. 9.2.a';
export const HEALTH_IN_LAW = 'art. 9.2.f';
/** Within which time whoever was struck by a vehicle may ask for damages. */
export const ROAD_TIME_LIMIT = 'articolo 2947 del codice civile';
