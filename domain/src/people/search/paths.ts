/** All data about a person as a file, for their right of access. */
export const customerFilePath = (id: string) => `/api/v1/desk/customers/${id}/dati-personali.json`;
