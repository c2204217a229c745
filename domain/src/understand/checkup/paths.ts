/** The page of a report: linked from the mail and opened by the quiz. */
export const reportPagePath = (id: string) => `/quiz-copertura/report/${id}`;

/** The same report as a PDF. */
export const reportPdfPath = (id: string) => `/api/public/checkups/${id}/report.pdf`;
