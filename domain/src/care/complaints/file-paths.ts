// Apart from the addresses of pages, which every page knows.

const files = (token: string) => `/api/v1/complaints/${token}/files`;

/** `PUT`, the bytes as they are, from so many on: a file comes in pieces, and goes on where it was cut off. */
export const complaintPiecePath = (token: string, fileId: string, from: number | ':from') =>
  `${files(token)}/${fileId}/pieces/${from}`;
/** `GET`: the file itself, to be kept. */
export const complaintFilePath = (token: string, fileId: string) => `${files(token)}/${fileId}`;
/** `GET`: a picture to be looked at. */
export const complaintPreviewPath = (token: string, fileId: string) => `${files(token)}/${fileId}/preview`;

const desk = (id: string, fileId: string) => `/api/v1/desk/complaints/${id}/files/${fileId}`;

/** The same for the desk: who reads it is in the log. */
export const deskComplaintFilePath = (id: string, fileId: string) => desk(id, fileId);
export const deskComplaintPreviewPath = (id: string, fileId: string) => `${desk(id, fileId)}/preview`;
/** One page of a PDF as a picture, counted from 1. */
export const deskComplaintPagePath = (id: string, fileId: string, page: number | ':page') =>
  `${deskComplaintFilePath(id, fileId)}/pages/${page}`;
/** A PDF as it was sent: it may do something to the program that opens it. */
export const deskComplaintOriginalPath = (id: string, fileId: string) =>
  `${deskComplaintFilePath(id, fileId)}/original`;
