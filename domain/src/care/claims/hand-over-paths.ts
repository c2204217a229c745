const desk = (id: string) => `/api/v1/desk/claims/${id}`;

/** Everything that the insurer needs, as one ZIP, and what it says as one PDF. */
export const handOverZipPath = (id: string) => `${desk(id)}/fascicolo.zip`;
export const handOverPdfPath = (id: string) => `${desk(id)}/denuncia.pdf`;
