// Separate from the addresses of pages, which every page imports.

/**
 * The addresses of the files of claims or complaints: for the sender by the link's token, for the desk by id.
 */
export function filePathsOf(owners: 'claims' | 'complaints') {
  const own = (token: string, fileId: string) => `/api/v1/${owners}/${token}/files/${fileId}` as const;
  const desk = (id: string, fileId: string) => `/api/v1/desk/${owners}/${id}/files/${fileId}` as const;
  return {
    /** `GET`: the file itself, to save. `PUT` announces it. */
    file: own,
    /** `PUT`, raw bytes starting at this offset: a file comes in pieces, and continues where it was cut off. */
    piece: (token: string, fileId: string, from: number | ':from') => `${own(token, fileId)}/pieces/${from}`,
    /** `GET`: an image to view. */
    preview: (token: string, fileId: string) => `${own(token, fileId)}/preview`,
    /** The same for the desk: every reading is logged. */
    desk: {
      file: desk,
      preview: (id: string, fileId: string) => `${desk(id, fileId)}/preview`,
      /** One page of a PDF as a picture, counted from 1. */
      page: (id: string, fileId: string, page: number | ':page') => `${desk(id, fileId)}/pages/${page}`,
      /** A PDF as it was sent: it may do something to the program that opens it. */
      original: (id: string, fileId: string) => `${desk(id, fileId)}/original`,
    },
  };
}

export type FilePaths = ReturnType<typeof filePathsOf>;
