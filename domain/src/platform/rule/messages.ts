/** Messages about an answer, in any flow. */
export const CHOOSE_ONE = "Seleziona almeno un'opzione!";
export const CHOOSE_YES_OR_NO = "Devi selezionare almeno un'opzione!";
export const INCORRECT_VALUE = 'Il valore inserito non è corretto';
