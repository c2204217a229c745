// Apart from the addresses of pages, which every page knows.

const files = (token: string) => `/api/v1/claims/${token}/files`;

/** `PUT`, the bytes as they are, from so many on: a file comes in pieces, and goes on where it was cut off. */
export const claimPiecePath = (token: string, fileId: string, from: number | ':from') =>
  `${files(token)}/${fileId}/pieces/${from}`;
/** `GET`: the file itself, to be kept. */
export const claimFilePath = (token: string, fileId: string) => `${files(token)}/${fileId}`;
/** `GET`: a picture to be looked at. */
export const claimPreviewPath = (token: string, fileId: string) => `${files(token)}/${fileId}/preview`;

const desk = (id: string) => `/api/v1/desk/claims/${id}`;

/** The same for the desk: who reads it is in the log. */
export const deskClaimFilePath = (id: string, fileId: string) => `${desk(id)}/files/${fileId}`;
export const deskClaimPreviewPath = (id: string, fileId: string) => `${desk(id)}/files/${fileId}/preview`;
/** One page of a PDF as a picture, counted from 1. */
export const deskClaimPagePath = (id: string, fileId: string, page: number | ':page') =>
  `${deskClaimFilePath(id, fileId)}/pages/${page}`;
/** A PDF as it was sent: it may do something to the program that opens it. */
export const deskClaimOriginalPath = (id: string, fileId: string) =>
  `${deskClaimFilePath(id, fileId)}/original`;
/** Everything that the insurer needs, as one ZIP, and what it says as one PDF. */
export const handOverZipPath = (id: string) => `${desk(id)}/fascicolo.zip`;
export const handOverPdfPath = (id: string) => `${desk(id)}/denuncia.pdf`;
