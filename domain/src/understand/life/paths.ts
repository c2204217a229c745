export const quotePagePath = (uuid: string) => `/preventivo/vita-tcm/${uuid}`;
export const quotePdfPath = (uuid: string) => `/api/v1/quotation/tcm/${uuid}/preventivo.pdf`;
