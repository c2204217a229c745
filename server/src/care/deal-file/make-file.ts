import type { DeskDeal } from '@riparo/domain/care/deals/desk-deal-calls.ts';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { DealRow } from '../../buy/deals/tables.ts';
import { gatherDeal } from '../deals/gather-deal.ts';
import { entriesOf, jsonEntry, textEntry } from './file-entries.ts';
import { INDEX_PATH, indexOf, MANIFEST_PATH, manifestOf } from './manifest.ts';
import { zipOf } from '../../platform/drawing/zip/zip-stream.ts';

/**
 * Everything about a deal that must be stored, as one ZIP; its manifest is known before the first byte is
 * sent.
 */
export async function makeDealFile(
  parts: Pick<Dependencies, 'db' | 'makeDocument'>,
  deal: DealRow,
  page: DeskDeal,
) {
  const entries = await entriesOf(parts, deal, await gatherDeal(parts.db, deal), page);
  const title = `Fascicolo della pratica ${page.number}, ${page.product.title}`;
  const index = textEntry(INDEX_PATH, 'Che cosa c’è in questo fascicolo', indexOf(title, entries));
  const all = [index, ...entries];
  const manifest = jsonEntry(MANIFEST_PATH, '', manifestOf(deal.uuid, all));
  return { manifestSha256: manifest.sha256, content: zipOf([manifest, ...all]) };
}
