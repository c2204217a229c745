import { defineErrors } from '../../platform/call/problem.ts';
import { MAX_PDF_PAGES, MAX_FILES } from './limits.ts';

const accepted = 'Aggiungi una foto (JPEG, PNG, HEIC, WebP) o un PDF.';

/** Why a file is refused, in one sentence with the remedy. */
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
    message:
      'Questo file è troppo grande o complesso per essere aperto. Mandaci una foto normale o uno screenshot.',
  },
  FileTooLong: {
    status: 422,
    message: `Questo PDF ha più di ${MAX_PDF_PAGES} pagine. Manda solo quelle che servono, o fotografale.`,
  },
  FileInteractive: {
    status: 422,
    message:
      'Questo PDF è un modulo interattivo, che si vede solo con il suo programma. Stampalo come PDF, o fotografalo.',
  },
  FileProtected: {
    status: 422,
    message: 'Questo PDF è protetto da una password. Salvane una copia senza, o fotografalo.',
  },
  FileInfected: { status: 422, message: 'Il nostro antivirus ha fermato questo file. Scegline un altro.' },
  TooManyFiles: {
    status: 409,
    message: `Puoi aggiungere al massimo ${MAX_FILES} file. Togline uno per aggiungerne un altro.`,
  },
  TooMuchUploaded: {
    status: 429,
    message:
      'Sono arrivati troppi file in poco tempo. Quelli già arrivati restano: per gli altri riprova più tardi.',
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

/** Reasons found by opening a file, which are final. */
export const FILE_REFUSALS = [
  'FileNotAccepted',
  'FileBroken',
  'FileTooDetailed',
  'FileTooLong',
  'FileInteractive',
  'FileProtected',
  'FileInfected',
] as const satisfies readonly FileErrorCode[];
export type FileRefusal = (typeof FILE_REFUSALS)[number];
