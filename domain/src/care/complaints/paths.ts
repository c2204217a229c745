/** Where one complains. Apart from the rules: every page of the site knows the addresses. */
export const NEW_COMPLAINT_PATH = '/reclami/nuovo';

/** Where whoever complained sees what becomes of it. */
export const complaintPath = (token: string) => `/reclami/seguito/${token}`;

/** The same as papers. */
export const complaintReceiptPath = (token: string) => `/api/v1/complaints/${token}/ricevuta.pdf`;
export const complaintAnswerPath = (token: string) => `/api/v1/complaints/${token}/risposta.pdf`;

/** Letters to print, for a complainant who left no e-mail. */
export const receiptLetterPath = (id: string) => `/api/v1/desk/complaints/${id}/ricevuta.pdf`;

/** What would be sent, or was, for whoever writes it. */
export const answerPreviewPath = (id: string) => `/api/v1/desk/complaints/${id}/risposta.pdf`;
export const complaintFiguresCsvPath = '/api/v1/desk/complaint-figures.csv';
