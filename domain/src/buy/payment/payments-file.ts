/** Payments and refunds of a period as CSV for bookkeeping: `?from=…`. */
export const paymentsFilePath = '/api/v1/desk/payments/pagamenti.csv';
