import type { AnswerOf } from '@riparo/domain/platform/call/call.ts';
import { isOpenComplaint } from '@riparo/domain/care/complaints/states.ts';
import type { complaintCall } from '@riparo/domain/care/complaints/complaint-calls.ts';
import { Card } from '@riparo/ui/Card.tsx';
import { useEffect } from 'react';
import { FilePicker } from '../../platform/uploads/FilePicker.tsx';
import styles from './complaint-parts.module.css';
import { filePathsOf } from '@riparo/domain/care/files/file-paths.ts';
import {
  announceComplaintFileCall,
  removeComplaintFileCall,
} from '@riparo/domain/care/complaints/complaint-file-calls.ts';
import { callApi } from '@riparo/ui/api/client.ts';
import { uploadsByToken } from '../../platform/uploads/uploads-by-token.ts';

const uploadsOfComplaint = uploadsByToken((token) => ({
  announce({ id, name, file }, signal) {
    const body = { name, sizeBytes: file.size };
    return callApi(announceComplaintFileCall, { params: { token, fileId: id }, body, signal });
  },
  piecePath: (id, from) => filePathsOf('complaints').piece(encodeURIComponent(token), id, from),
  remove: (id) => callApi(removeComplaintFileCall, { params: { token, fileId: id } }),
}));

type ComplaintFilesProps = { readonly token: string } & Pick<
  AnswerOf<typeof complaintCall>['data'],
  'files' | 'state'
>;

/** Files can be added until staff take the complaint; after that they stay. */
export function ComplaintFiles({ token, files, state }: ComplaintFilesProps) {
  const uploads = uploadsOfComplaint(token);
  useEffect(() => uploads.hear(files, null), [uploads, files]);
  const isOpen = isOpenComplaint(state);
  if (!isOpen && files.length === 0) return null;
  return (
    <Card as="section" labelledBy="foto-e-documenti">
      <div className={styles['stack']}>
        <h2 id="foto-e-documenti" className={styles['title']}>
          Foto e documenti
        </h2>
        {isOpen && (
          <p>
            {state === 'received'
              ? 'Se aiuta a capire, aggiungi una foto o un documento: resta allegato al reclamo e lo vede chi ti risponde.'
              : 'Puoi ancora aggiungerne. Quelli già ricevuti restano allegati al reclamo.'}
          </p>
        )}
        <FilePicker
          uploads={uploads}
          label="Le foto e i documenti del reclamo"
          isKept={state !== 'received'}
          isClosed={!isOpen}
        />
      </div>
    </Card>
  );
}
