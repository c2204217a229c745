import { formatItalianDate, type IsoDate } from '../../values/calendar.ts';

/** What the ski flow says when something is not right, by the keys under which its specification knows them. */
export const skiMessages = {
  mandatory_field: 'Campo obbligatorio',
  invalid_date: 'La data che hai inserito non è corretta',
  date_less_than_today: 'La data non può essere precedente a oggi',
  /** The last day follows. */
  SKY_insurance_invalid_date: 'L’assicurazione sci non può andare oltre il',
  SKI_insurance_holder_invalid_age: 'Controlla la data di nascita: chi si assicura deve avere almeno 2 anni',
  SKI_insurance_holder_age_notice:
    'La copertura è pensata per chi ha da 3 a 75 anni: puoi proseguire, ma leggi bene le condizioni per questa età.',
  SKI_insurance_holders_count: 'Inserisci i dati di tutte le persone da assicurare',
  SKI_insurance_fiscalCodeNotValid: 'Il codice fiscale non è valido o non corrisponde ai tuoi dati',
  SKI_insurance_owner_invalid_age: 'Chi acquista la polizza deve avere almeno 18 anni',
  number_too_short: 'Il numero di telefono è troppo corto',
  number_too_big: 'Il numero di telefono è troppo lungo',
  number_not_valid: 'Il numero di telefono può avere solo cifre',
  SKI_insurance_emailNotValid: 'L’indirizzo e-mail non è valido',
  SKI_insurance_consent_required: 'Senza questo consenso non possiamo emettere la polizza',
  SKI_insurance_statement_required: 'Senza questa conferma non possiamo emettere la polizza',
  SKI_insurance_not_suitable:
    'Selezionando questa risposta la copertura risulta non adeguata alle tue esigenze, pertanto non è sottoscrivibile',
  SKI_insurance_people: 'Puoi assicurare da 1 a 10 persone',
  SKI_insurance_days: 'Puoi scegliere da 1 a 29 giorni',
  SKI_country_unknown: 'Non troviamo questo Paese: sceglilo dall’elenco',
  SKI_promo_unknown: 'Questo codice promozionale non è valido: correggilo, oppure cancellalo per proseguire',
  SKI_promo_season_only: 'Questo codice vale solo per la polizza stagionale: cancellalo per proseguire',
  SKI_policy_error_cf_title: 'I dati non corrispondono',
  SKI_policy_error_cf_content:
    'Conosciamo già questo indirizzo e-mail, ma con un nome, un cognome o un codice fiscale diverso. Controlla quello che hai scritto, oppure usa un altro indirizzo.',
  SKI_policy_error_cf_edit: 'Modifica i dati',
  SKI_policy_error_cf_exit: 'Esci',
  SKI_no_payment_url: 'Non siamo riusciti ad aprire la pagina di pagamento: non ti è stato addebitato nulla.',
} as const;

export type SkiMessageKey = keyof typeof skiMessages;

/** `L’assicurazione sci non può andare oltre il 31/05/2027` */
export const beyondSeason = (lastDay: IsoDate) =>
  `${skiMessages.SKY_insurance_invalid_date} ${formatItalianDate(lastDay)}`;
