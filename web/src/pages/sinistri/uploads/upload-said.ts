import type { Upload } from './uploads.ts';

const megabytes = (bytes: number) => {
  const size = bytes / 1_048_576;
  return size < 0.1 ? 'meno di 0,1' : size.toFixed(1).replace('.', ',');
};

/** Where a file is, in words. */
export function uploadSaid({ state, sizeBytes, arrivedBytes, message }: Upload): string {
  switch (state) {
    case 'waiting':
      return 'In attesa: parte tra poco';
    case 'sending':
      return `In viaggio: ${megabytes(arrivedBytes)} di ${megabytes(sizeBytes)} MB`;
    case 'checking':
      return 'Arrivato, lo stiamo aprendo';
    case 'cut-off':
      return 'La connessione si è interrotta: riprendiamo da qui appena torna';
    case 'stored':
      return 'Arrivato';
    case 'refused':
      return message ?? 'Questo file non può essere aggiunto.';
    case 'unfinished':
      return 'Non è arrivato tutto: scegli di nuovo lo stesso file e riprende da dove era';
  }
}
