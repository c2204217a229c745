import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import { removeClaimFileCall } from '@riparo/domain/care/claims/claim-calls.ts';
import { announceClaimFileCall } from '@riparo/domain/care/claims/claim-file-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { uploadsByToken } from '../../platform/uploads/uploads-by-token.ts';

export const uploadsOfClaim = uploadsByToken((token) => ({
  announce({ id, name, file, paperId }, signal) {
    const body = { name, sizeBytes: file.size, ...(paperId !== null && { paperId }) };
    return callApi(announceClaimFileCall, { params: { token, fileId: id }, body, signal });
  },
  piecePath: (id, from) => filePathsOf('claims').piece(encodeURIComponent(token), id, from),
  remove: (id) => callApi(removeClaimFileCall, { params: { token, fileId: id } }),
}));
