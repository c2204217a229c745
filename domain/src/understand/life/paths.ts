/** The page of a life quote, and its file. */
export const quotePagePath = (uuid: string) => `/preventivo/vita-tcm/${uuid}`;
export const quotePdfPath = (uuid: string) => `/api/v1/quotation/tcm/${uuid}/preventivo.pdf`;
