import type { DeskFile } from '@riparo/domain/care/files/stored-file.ts';
import { ChevronLeft } from '@riparo/ui/icons/ChevronLeft.ts';
import { ChevronRight } from '@riparo/ui/icons/ChevronRight.ts';
import { Download } from '@riparo/ui/icons/Download.ts';
import { FileWarning } from '@riparo/ui/icons/FileWarning.ts';
import { RotateCw } from '@riparo/ui/icons/RotateCw.ts';
import { ZoomIn } from '@riparo/ui/icons/ZoomIn.ts';
import { ZoomOut } from '@riparo/ui/icons/ZoomOut.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { buttonClass } from '@riparo/ui/button-look.ts';
import { Dialog } from '@riparo/ui/Dialog.tsx';
import { useDialogKeys } from '../../platform/keyboard/shortcuts.ts';
import styles from './FileViewer.module.css';

interface FileViewerProps {
  readonly files: readonly DeskFile[];
  readonly file: DeskFile;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Zoom factors relative to the dialog's width. */
const ZOOMS = [1, 2, 3, 4] as const;
const QUARTERS = 4;
const upright = { zoom: 0, quarter: 0 };

/** An image or the pages of a PDF, with zoom and rotation, and the next file without closing it. */
export function FileViewer({ files, file, onOpen, onClose }: FileViewerProps) {
  const [turned, setTurned] = useState({ id: file.id, ...upright });
  const [asksForOriginal, setAsksForOriginal] = useState(false);
  // The next file starts upright and unzoomed. The dialog stays open, so that the focus returns to its place.
  const { zoom, quarter } = turned.id === file.id ? turned : upright;
  const turn = (change: Partial<typeof upright>) => setTurned({ id: file.id, zoom, quarter, ...change });
  const zoomIn = () => turn({ zoom: Math.min(ZOOMS.length - 1, zoom + 1) });
  const zoomOut = () => turn({ zoom: Math.max(0, zoom - 1) });
  const turnRight = () => turn({ quarter: (quarter + 1) % QUARTERS });
  const place = files.findIndex(({ id }) => id === file.id);
  const [before, after] = [files[place - 1], files[place + 1]];
  const goTo = (other: DeskFile | undefined) => other && onOpen(other.id);
  const keys = { '+': zoomIn, '-': zoomOut, r: turnRight, k: () => goTo(before), j: () => goTo(after) };
  useDialogKeys(asksForOriginal ? {} : keys);
  const shown = `${file.name}, ${zoom === 0 ? 'intera' : `ingrandita ${ZOOMS[zoom]} volte`}`;
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={file.name}
        actions={
          <div className={styles['tools']}>
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
            <a className={buttonClass('secondary', false)} href={file.path} download>
              <Download size={18} aria-hidden="true" /> Scarica
            </a>
            {file.originalPath && (
              <Button
                look="quiet"
                icon={<FileWarning size={18} aria-hidden="true" />}
                onClick={() => setAsksForOriginal(true)}
              >
                Originale
              </Button>
            )}
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
        {/* Scrollable with the keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div key={file.id} className={styles['frame']} tabIndex={0} role="group" aria-label={shown}>
          {picturesOf(file).map(({ path, alt }) => (
            <img
              key={path}
              src={path}
              alt={alt}
              loading="lazy"
              className={styles['large']}
              data-zoom={ZOOMS[zoom]}
              data-quarter={quarter}
            />
          ))}
        </div>
        <p className={styles['place']} role="status">
          {place + 1} di {files.length}
          {file.pagePaths.length > 1 && `, ${file.pagePaths.length} pagine`}
        </p>
      </Dialog>
      {file.originalPath && (
        <OriginalDialog
          open={asksForOriginal}
          path={file.originalPath}
          onClose={() => setAsksForOriginal(false)}
        />
      )}
    </>
  );
}

/** A photo is one image; a PDF has one for each page. */
function picturesOf({ name, path, pagePaths }: DeskFile): { path: string; alt: string }[] {
  if (pagePaths.length === 0) return [{ path, alt: `Foto ricevuta: ${name}` }];
  return pagePaths.map((page, place) => ({
    path: page,
    alt: `Pagina ${place + 1} di ${pagePaths.length} del documento ricevuto: ${name}`,
  }));
}

/** The original may attack the program that opens it: asks for confirmation. */
function OriginalDialog({
  open,
  path,
  onClose,
}: {
  readonly open: boolean;
  readonly path: string;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Scaricare l’originale?"
      actions={
        <>
          <a className={buttonClass('primary', false)} href={path} download onClick={onClose}>
            <Download size={18} aria-hidden="true" /> Scarica l’originale
          </a>
          <Button look="quiet" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <p>
        È il file così come è arrivato: può contenere link, script o altri file pericolosi. Quello che vedi
        qui è una copia sicura, e di solito basta.
      </p>
      <p>
        Scaricalo solo se ti serve davvero, per esempio per verificare una firma, e aprilo con un programma
        aggiornato e senza connessione. Il download è annotato nel registro.
      </p>
    </Dialog>
  );
}
