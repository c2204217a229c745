import { announcedFileSchema, announcesFile } from '../files/announce-file.ts';
import { requestedDocumentIdSchema } from '../../platform/values/ids.ts';
import { claimErrors } from './errors.ts';

export const announceClaimFileCall = announcesFile({
  id: 'announceClaimFile',
  of: 'claims',
  summary:
    'Annuncia una foto o un documento, o chiede a che punto è: quanto è arrivato, e quando è arrivato tutto se è stato aperto e conservato. L’id lo sceglie chi manda: ripetuta vale una volta.',
  // With the requested document that the file is for, if any.
  body: announcedFileSchema.extend({ paperId: requestedDocumentIdSchema.optional() }),
  errors: [claimErrors.ClaimEnded, claimErrors.HealthConsentNeeded],
});
