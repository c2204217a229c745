import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import styles from './FileViewer.module.css';
import type { OneClaim } from './use-claim.ts';

type ClaimFile = OneClaim['files'][number];

interface FileViewerProps {
  readonly files: readonly ClaimFile[];
  readonly file: ClaimFile;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** As many times as wide as the dialog. */
const ZOOMS = [1, 2, 3, 4] as const;
const QUARTERS = 4;

/** A picture as large as one likes, turned as one likes, and the next one without closing it. */
export function FileViewer({ files, file, onOpen, onClose }: FileViewerProps) {
  const [zoom, setZoom] = useState(0);
  const [quarter, setQuarter] = useState(0);
  const place = files.findIndex(({ id }) => id === file.id);
  const [before, after] = [files[place - 1], files[place + 1]];
  const isPicture = file.previewPath !== null;
  const shown = `${file.name}, ingrandita ${ZOOMS[zoom]} volte`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.name}
      actions={
        <>
          {isPicture && (
            <>
              <Button
                look="secondary"
                aria-disabled={zoom === ZOOMS.length - 1}
                icon={<ZoomIn size={18} aria-hidden="true" />}
                onClick={() => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))}
              >
                Ingrandisci
              </Button>
              <Button
                look="secondary"
                aria-disabled={zoom === 0}
                icon={<ZoomOut size={18} aria-hidden="true" />}
                onClick={() => setZoom(Math.max(0, zoom - 1))}
              >
                Rimpicciolisci
              </Button>
              <Button
                look="secondary"
                icon={<RotateCw size={18} aria-hidden="true" />}
                onClick={() => setQuarter((quarter + 1) % QUARTERS)}
              >
                Gira
              </Button>
            </>
          )}
          <a className={buttonClass('secondary', false)} href={file.path} download>
            <Download size={18} aria-hidden="true" /> Scarica
          </a>
          {files.length > 1 && (
            <>
              <Button
                look="quiet"
                aria-disabled={!before}
                icon={<ChevronLeft size={18} aria-hidden="true" />}
                onClick={() => before && onOpen(before.id)}
              >
                Prima
              </Button>
              <Button
                look="quiet"
                aria-disabled={!after}
                icon={<ChevronRight size={18} aria-hidden="true" />}
                onClick={() => after && onOpen(after.id)}
              >
                Dopo
              </Button>
            </>
          )}
        </>
      }
    >
      {isPicture ? (
        // Scrolled by the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['frame']} tabIndex={0} role="group" aria-label={shown}>
          <img
            src={file.path}
            alt={`Foto mandata con il sinistro: ${file.name}`}
            className={styles['large']}
            data-zoom={ZOOMS[zoom]}
            data-quarter={quarter}
          />
        </div>
      ) : (
        <p>È un PDF: scaricalo per leggerlo. Chi lo scarica resta scritto nel registro.</p>
      )}
      <p className={styles['place']} role="status">
        {place + 1} di {files.length}
      </p>
    </Dialog>
  );
}
