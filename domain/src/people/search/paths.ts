/** Everything held about somebody as a file, for whoever asked for it. */
export const customerFilePath = (id: string) => `/api/v1/desk/customers/${id}/dati-personali.json`;
