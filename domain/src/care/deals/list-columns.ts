/** The columns of the list of deals, in order; its export has the same ones. */
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

/** The default columns. */
export const USUAL_COLUMNS: readonly DealColumn[] = [
  'createdAt',
  'person',
  'email',
  'product',
  'stage',
  'price',
];

/** In the order of the table, each once; unknown names are ignored. Without any: the default ones. */
export const columnsNamed = (names: readonly string[]): readonly DealColumn[] => {
  const chosen = DEAL_COLUMNS.filter((column) => names.includes(column));
  return chosen.length > 0 ? chosen : USUAL_COLUMNS;
};
