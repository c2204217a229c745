/** The complaint form. Separate from the rules: every page of the site imports the addresses. */
export const NEW_COMPLAINT_PATH = '/reclami/nuovo';

/** The status page for the complainant. */
export const complaintPath = (token: string) => `/reclami/seguito/${token}`;

/** The same as documents. */
export const complaintReceiptPath = (token: string) => `/api/v1/complaints/${token}/ricevuta.pdf`;
export const complaintAnswerPath = (token: string) => `/api/v1/complaints/${token}/risposta.pdf`;

/** Letters to print, for a complainant without e-mail. */
export const receiptLetterPath = (id: string) => `/api/v1/desk/complaints/${id}/ricevuta.pdf`;

/** A preview of the answer for its author, also after it was sent. */
export const answerPreviewPath = (id: string) => `/api/v1/desk/complaints/${id}/risposta.pdf`;
export const complaintFiguresCsvPath = '/api/v1/desk/complaint-figures.csv';
