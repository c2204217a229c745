import { complaintPiecePath } from '@riparo/domain/care/complaints/file-paths.ts';
import {
  announceComplaintFileCall,
  removeComplaintFileCall,
} from '@riparo/domain/care/complaints/complaint-file-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { uploadsByToken } from '../../platform/uploads/uploads-by-token.ts';

export const uploadsOfComplaint = uploadsByToken((token) => ({
  announce({ id, name, file }, signal) {
    const body = { name, sizeBytes: file.size };
    return callApi(announceComplaintFileCall, { params: { token, fileId: id }, body, signal });
  },
  piecePath: (id, from) => complaintPiecePath(encodeURIComponent(token), id, from),
  remove: (id) => callApi(removeComplaintFileCall, { params: { token, fileId: id } }),
}));
