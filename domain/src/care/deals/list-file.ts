/** The list as a file, with the query of the list and `columns=person,price`. */
export const dealFilePaths = {
  csv: '/api/v1/desk/deals/pratiche.csv',
  xlsx: '/api/v1/desk/deals/pratiche.xlsx',
} as const;

export type DealFileKind = keyof typeof dealFilePaths;
