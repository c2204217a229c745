const desk = (id: string) => `/api/v1/desk/claims/${id}`;

/** Everything the insurer needs as one ZIP, and the report as one PDF. */
export const handOverZipPath = (id: string) => `${desk(id)}/fascicolo.zip`;
export const handOverPdfPath = (id: string) => `${desk(id)}/denuncia.pdf`;
