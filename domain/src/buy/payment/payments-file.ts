/** Payments and refunds of a period as CSV, for the books: `?from=…`. */
export const paymentsFilePath = '/api/v1/desk/payments/pagamenti.csv';
