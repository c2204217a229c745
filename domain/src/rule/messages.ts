/** What is said about an answer, whichever flow asks. */
export const CHOOSE_ONE = "Seleziona almeno un'opzione!";
export const CHOOSE_YES_OR_NO = "Devi selezionare almeno un'opzione!";
export const INCORRECT_VALUE = 'Il valore inserito non è corretto';
export const INVALID_YEAR = 'L’anno va scritto con quattro cifre, per esempio 2005';
export const INVALID_AMOUNT = 'L’importo va scritto in cifre, per esempio 30.000';
