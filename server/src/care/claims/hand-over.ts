import { savedFileName } from '@riparo/domain/care/files/file-name.ts';
import type { DeskClaim } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { findDocument } from '../../buy/documents/deal-documents.ts';
import { type FileEntry, bufferEntry, jsonEntry, textEntry } from '../deal-file/file-entries.ts';
import { INDEX_PATH, indexOf, MANIFEST_PATH, manifestOf } from '../deal-file/manifest.ts';
import { zipOf } from '../../platform/drawing/zip/zip-stream.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import { readStoredFile, type StoredFile } from '../files/stored-files.ts';
import { readableFiles } from './claim-files.ts';
import type { DeskClaimRow } from './find-desk-claim.ts';
import { handOverContent } from './hand-over-content.ts';

type Parts = Pick<Dependencies, 'db' | 'documents'>;

/** The report of the claim as one document. */
export const handOverPdf = ({ documents }: Pick<Parts, 'documents'>, page: DeskClaim, row: DeskClaimRow) =>
  documents.render(handOverContent(page, row.claim, row.deal));

/** Everything the insurer needs, as one ZIP with a manifest; notes of staff are left out. */
export async function handOverZip(parts: Parts, page: DeskClaim, row: DeskClaimRow) {
  const { claim, deal } = row;
  const entries = [
    bufferEntry(
      'denuncia.pdf',
      'La denuncia, con la polizza e i messaggi',
      await handOverPdf(parts, page, row),
    ),
    ...(await signedPolicy(parts.db, row)),
    ...(await sentFiles(parts.db, page, row)),
    jsonEntry('dati.json', 'Gli stessi dati, per chi li legge con un programma', {
      sinistro: { numero: page.number, denunciatoIl: page.sentAt, stato: page.state },
      polizza: page.policy,
      denunciante: {
        nome: deal.firstName,
        cognome: deal.lastName,
        email: deal.email,
        profilo: deal.profile,
        iban: claim.iban,
      },
      evento: { ...page.report, iban: undefined },
      documentiChiesti: page.papers,
      messaggi: page.messages,
    }),
  ];
  const title = `Sinistro ${page.number}, ${page.policy.product.title}`;
  const index = textEntry(INDEX_PATH, 'Che cosa c’è in questo fascicolo', indexOf(title, entries));
  const all = [index, ...entries];
  const manifest = jsonEntry(MANIFEST_PATH, '', manifestOf(deal.uuid, all));
  return { manifestSha256: manifest.sha256, content: zipOf([manifest, ...all]) };
}

async function signedPolicy(db: Database, { deal }: DeskClaimRow): Promise<FileEntry[]> {
  const document = await findDocument(db, deal.uuid, 'polizza-firmata');
  return document ? [bufferEntry('polizza-firmata.pdf', 'Il contratto firmato', document.content)] : [];
}

/**
 * Numbered, because people give several files the same name; files for a requested document carry its title.
 */
async function sentFiles(db: Database, { papers }: DeskClaim, { claim }: DeskClaimRow): Promise<FileEntry[]> {
  const { files } = await readableFiles(db, claim, papers);
  return files.map((file, place) => ({
    path: `allegati/${String(place + 1).padStart(2, '0')}-${plainName(file)}`,
    title: papers.find(({ id }) => id === file.ownerId)?.title ?? file.name,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    load: async () => Buffer.concat(await Array.fromAsync(readStoredFile(db, file, 'content'))),
  }));
}

const plainName = ({ name, contentType }: StoredFile) =>
  savedFileName(name, contentType)
    .normalize('NFKD')
    .replaceAll(/[^\w.-]+/g, '-');
