import { formatItalianDate, type IsoDate } from '../../../platform/values/calendar.ts';
import { INVALID_DATE } from '../../../platform/person/birth-date.ts';
import { EMAIL_REQUIRED, INVALID_EMAIL } from '../../../platform/person/email.ts';
import { TAX_CODE_REQUIRED } from '../../../platform/tax-code/rule.ts';
import { INTENDED_AGES_NOTICE } from './ages.ts';

/** `mandatory_field` of the specification: one sentence for each required field. */
export const skiMandatory = {
  startDate: 'Scegli il primo giorno della copertura.',
  firstName: 'Scrivi il nome.',
  lastName: 'Scrivi il cognome.',
  birthDate: 'Scrivi la data di nascita.',
  fiscalCode: TAX_CODE_REQUIRED,
  gender: 'Scegli il sesso.',
  cityOfBirth: 'Scrivi il luogo di nascita.',
  countryOfBirth: 'Scrivi il Paese di nascita.',
  phone: 'Scrivi il numero di telefono.',
  email: EMAIL_REQUIRED,
} as const;

/** The messages of the ski flow, by the keys of its specification. */
export const skiMessages = {
  invalid_date: INVALID_DATE,
  date_less_than_today: 'Il primo giorno può essere oggi o più avanti: cambialo.',
  /** Followed by the last day. */
  SKY_insurance_invalid_date: 'L’assicurazione sci non può andare oltre il giorno',
  SKI_insurance_holder_invalid_age: 'Controlla la data di nascita: chi si assicura deve avere almeno 2 anni.',
  SKI_insurance_holder_age_notice: INTENDED_AGES_NOTICE,
  SKI_insurance_holders_count: 'Scrivi i dati di tutte le persone da assicurare.',
  SKI_insurance_fiscalCodeNotValid: 'Il codice fiscale non è valido o non corrisponde ai tuoi dati.',
  SKI_insurance_owner_invalid_age: 'Chi acquista la polizza deve avere almeno 18 anni.',
  number_too_short: 'Controlla il numero di telefono: è troppo corto.',
  number_too_big: 'Controlla il numero di telefono: è troppo lungo.',
  number_not_valid: 'Scrivi il numero di telefono con le sole cifre.',
  SKI_insurance_emailNotValid: INVALID_EMAIL,
  SKI_insurance_not_suitable:
    'Selezionando questa risposta la copertura risulta non adeguata alle tue esigenze, pertanto non è sottoscrivibile',
  SKI_insurance_people: 'Puoi assicurare da 1 a 10 persone.',
  SKI_insurance_days: 'Scegli da 1 a 29 giorni.',
  SKI_country_unknown: 'Non troviamo questo Paese: sceglilo dall’elenco.',
  SKI_promo_unknown: 'Questo codice promozionale non è valido: correggilo, oppure cancellalo per proseguire.',
  SKI_promo_season_only: 'Questo codice vale solo per la polizza stagionale: cancellalo per proseguire.',
  SKI_policy_error_cf_title: 'I dati non corrispondono',
  SKI_policy_error_cf_content:
    'Conosciamo già questo indirizzo e-mail, ma con un nome, un cognome o un codice fiscale diverso. Controlla quello che hai scritto, oppure usa un altro indirizzo.',
  SKI_policy_error_cf_edit: 'Modifica i dati',
  SKI_policy_error_cf_exit: 'Esci',
  SKI_no_payment_url: 'Non siamo riusciti ad aprire la pagina di pagamento: non ti è stato addebitato nulla.',
} as const;

export type SkiMessageKey = keyof typeof skiMessages;

/** `L’assicurazione sci non può andare oltre il giorno 31/05/2027.` */
export const beyondSeason = (lastDay: IsoDate) =>
  `${skiMessages.SKY_insurance_invalid_date} ${formatItalianDate(lastDay)}.`;
