import type { Upload } from './uploads.ts';

const megabytes = (bytes: number) => {
  const size = bytes / 1_048_576;
  return size < 0.1 ? 'meno di 0,1' : size.toFixed(1).replace('.', ',');
};

/** The state of a file in words. */
export function uploadInWords({ state, sizeBytes, arrivedBytes, message }: Upload): string {
  switch (state) {
    case 'waiting':
      return 'In attesa: parte tra poco';
    case 'sending':
      return `In caricamento: ${megabytes(arrivedBytes)} di ${megabytes(sizeBytes)} MB`;
    case 'checking':
      return 'Ricevuto, lo stiamo controllando';
    case 'cut-off':
      return 'La connessione si è interrotta: riprendiamo da qui appena torna';
    case 'stored':
      return 'Caricato';
    case 'refused':
      return message ?? 'Questo file non può essere aggiunto.';
    case 'unfinished':
      return 'Caricamento incompleto: scegli di nuovo lo stesso file e riprendiamo da dove si era fermato';
  }
}

/**
 * All files in one sentence for screen readers: how many have arrived, what delays the rest, and what was
 * refused.
 */
export function uploadsInWords(uploads: readonly Upload[]): string {
  const counted = uploads.filter(({ state }) => state !== 'refused');
  const stored = counted.filter(({ state }) => state === 'stored').length;
  const isCutOff = counted.some(({ state }) => state === 'cut-off');
  return [
    ...(counted.length > 0 ? [`${stored} di ${counted.length} file caricati`] : []),
    ...(isCutOff ? ['La connessione si è interrotta: riprendiamo appena torna'] : []),
    ...uploads
      .filter(({ state }) => state === 'refused')
      .map((upload) => `${upload.name}: ${uploadInWords(upload)}`),
  ].join('. ');
}
