/** The message at empty fields for personal data; birth dates have their own. */
export const FIELD_REQUIRED = 'Il campo è obbligatorio';
export const BIRTH_DATE_REQUIRED = 'Campo obbligatorio';
