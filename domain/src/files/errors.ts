import { defineErrors } from '../call/problem.ts';
import { MOST_FILES } from './limits.ts';

const accepted = 'Aggiungi una foto (JPEG, PNG, HEIC, WebP) o un PDF.';

/** Why a file is not taken, in one sentence and what to do instead. */
export const fileErrors = defineErrors({
  FileNotAccepted: { status: 422, message: `Questo file non è una foto né un PDF. ${accepted}` },
  FileBroken: {
    status: 422,
    message:
      'Questo file non si apre: è rovinato o incompleto. Prova a salvarlo di nuovo, o scegline un altro.',
  },
  FileTooLarge: {
    status: 422,
    message: 'Questo file supera gli 8 MB. Scegline una copia più leggera, o fai uno screenshot.',
  },
  FileEmpty: { status: 422, message: 'Questo file è vuoto. Scegline un altro.' },
  FileTooDetailed: {
    status: 422,
    message: 'Questa immagine è troppo grande per essere aperta. Fai una foto normale o uno screenshot.',
  },
  FileWithProgram: {
    status: 422,
    message:
      'Questo PDF contiene istruzioni o altri file al suo interno, quindi non possiamo prenderlo. Stampalo come PDF, o fotografalo.',
  },
  FileProtected: {
    status: 422,
    message: 'Questo PDF è protetto da una password. Salvane una copia senza, o fotografalo.',
  },
  FileInfected: { status: 422, message: 'Il nostro antivirus ha fermato questo file. Scegline un altro.' },
  TooManyFiles: {
    status: 409,
    message: `Puoi aggiungere al massimo ${MOST_FILES} file. Togline uno per aggiungerne un altro.`,
  },
  FileDiffers: {
    status: 409,
    message: 'Con questo nome ne è già arrivato un altro. Scegli di nuovo il file.',
  },
  FileNotChecked: {
    status: 503,
    message: 'Il file è arrivato, ma in questo momento non riusciamo a controllarlo: riproviamo tra poco.',
  },
});

export type FileErrorCode = keyof typeof fileErrors;

/** What is found out by opening a file, and stays true of it. */
export const FILE_REFUSALS = [
  'FileNotAccepted',
  'FileBroken',
  'FileTooDetailed',
  'FileWithProgram',
  'FileProtected',
  'FileInfected',
] as const satisfies readonly FileErrorCode[];
export type FileRefusal = (typeof FILE_REFUSALS)[number];
