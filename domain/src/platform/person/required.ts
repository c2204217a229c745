/** Said at the fields of a person's data that stand empty; birth dates have words of their own. */
export const FIELD_REQUIRED = 'Il campo è obbligatorio';
export const BIRTH_DATE_REQUIRED = 'Campo obbligatorio';
