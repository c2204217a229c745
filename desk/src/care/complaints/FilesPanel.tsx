import { useState } from 'react';
import { FilePictures } from '../files/FilePictures.tsx';
import { FileViewer } from '../files/FileViewer.tsx';
import { Panel } from '../../platform/parts/Panel.tsx';
import type { OneComplaint } from './use-complaints.ts';

/** The files of the complainant, if any. */
export function FilesPanel({ complaint: { files } }: { readonly complaint: OneComplaint }) {
  const [opened, setOpened] = useState<string>();
  const file = files.find(({ id }) => id === opened);
  if (files.length === 0) return null;
  return (
    <Panel title="Foto e documenti">
      <FilePictures files={files} onOpen={setOpened} />
      {file && (
        <FileViewer
          key={file.id}
          files={files}
          file={file}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}
