/** Where a life quote is read, and where it is had as a file to keep. */
export const quotePagePath = (uuid: string) => `/preventivo/vita-tcm/${uuid}`;
export const quotePdfPath = (uuid: string) => `/api/v1/quotation/tcm/${uuid}/preventivo.pdf`;
