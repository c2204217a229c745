import type { DeskFile } from '@riparo/domain/files/stored-file.ts';
import { ChevronLeft, ChevronRight, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { useDialogKeys } from '../keyboard/shortcuts.ts';
import styles from './FileViewer.module.css';

interface FileViewerProps {
  readonly files: readonly DeskFile[];
  readonly file: DeskFile;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** As many times as wide as the dialog. */
const ZOOMS = [1, 2, 3, 4] as const;
const QUARTERS = 4;
const upright = { zoom: 0, quarter: 0 };

/** A picture as large as one likes, turned as one likes, and the next one without closing it. */
export function FileViewer({ files, file, onOpen, onClose }: FileViewerProps) {
  const [turned, setTurned] = useState({ id: file.id, ...upright });
  // Another one begins upright and whole. The dialog stays: so does the focus, and it finds its way back.
  const { zoom, quarter } = turned.id === file.id ? turned : upright;
  const turn = (change: Partial<typeof upright>) => setTurned({ id: file.id, zoom, quarter, ...change });
  const zoomIn = () => turn({ zoom: Math.min(ZOOMS.length - 1, zoom + 1) });
  const zoomOut = () => turn({ zoom: Math.max(0, zoom - 1) });
  const turnRight = () => turn({ quarter: (quarter + 1) % QUARTERS });
  const place = files.findIndex(({ id }) => id === file.id);
  const [before, after] = [files[place - 1], files[place + 1]];
  const isPicture = file.previewPath !== null;
  const goTo = (other: DeskFile | undefined) => other && onOpen(other.id);
  useDialogKeys({
    ...(isPicture && { '+': zoomIn, '-': zoomOut, r: turnRight }),
    k: () => goTo(before),
    j: () => goTo(after),
  });
  const shown = `${file.name}, ${zoom === 0 ? 'intera' : `ingrandita ${ZOOMS[zoom]} volte`}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={file.name}
      actions={
        <div className={styles['tools']}>
          {isPicture && (
            <>
              <Button
                look="secondary"
                aria-disabled={zoom === ZOOMS.length - 1}
                icon={<ZoomIn size={18} aria-hidden="true" />}
                aria-keyshortcuts="+"
                onClick={zoomIn}
              >
                Ingrandisci
              </Button>
              <Button
                look="secondary"
                aria-disabled={zoom === 0}
                icon={<ZoomOut size={18} aria-hidden="true" />}
                aria-keyshortcuts="-"
                onClick={zoomOut}
              >
                Rimpicciolisci
              </Button>
              <Button
                look="secondary"
                icon={<RotateCw size={18} aria-hidden="true" />}
                aria-keyshortcuts="R"
                onClick={turnRight}
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
                aria-keyshortcuts="K"
                onClick={() => goTo(before)}
              >
                Prima
              </Button>
              <Button
                look="quiet"
                aria-disabled={!after}
                icon={<ChevronRight size={18} aria-hidden="true" />}
                aria-keyshortcuts="J"
                onClick={() => goTo(after)}
              >
                Dopo
              </Button>
            </>
          )}
        </div>
      }
    >
      {isPicture ? (
        // Scrolled by the keyboard too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['frame']} tabIndex={0} role="group" aria-label={shown}>
          <img
            src={file.path}
            alt={`Foto mandata da chi scrive: ${file.name}`}
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
