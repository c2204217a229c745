/** What a list of deals can show, in its order; a file of it has the same columns. */
export const DEAL_COLUMNS = [
  'createdAt',
  'person',
  'email',
  'product',
  'stage',
  'price',
  'startsOn',
  'endsOn',
  'expiresAt',
  'uuid',
] as const;

export type DealColumn = (typeof DEAL_COLUMNS)[number];

export const dealColumnNames: Readonly<Record<DealColumn, string>> = {
  createdAt: 'Aperta il',
  person: 'Cliente',
  email: 'E-mail',
  product: 'Prodotto',
  stage: 'Stato',
  price: 'Prezzo',
  startsOn: 'Inizia il',
  endsOn: 'Finisce il',
  expiresAt: 'Scade il',
  uuid: 'Codice',
};

/** Those that whoever chose none sees. */
export const USUAL_COLUMNS: readonly DealColumn[] = [
  'createdAt',
  'person',
  'email',
  'product',
  'stage',
  'price',
];

/** In the order of the table, each once; whatever is not a column is left out. None: the usual ones. */
export const columnsNamed = (names: readonly string[]): readonly DealColumn[] => {
  const chosen = DEAL_COLUMNS.filter((column) => names.includes(column));
  return chosen.length > 0 ? chosen : USUAL_COLUMNS;
};
