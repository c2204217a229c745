import { seePaperCall } from '@riparo/domain/care/claims/desk-claim-calls.ts';
import { documentStateNames, type PaperState } from '@riparo/domain/care/claims/papers.ts';
import { useState } from 'react';
import { Button } from '@riparo/ui/Button.tsx';
import { showFailure } from '../../platform/api/show-failure.ts';
import { Panel } from '../../platform/parts/Panel.tsx';
import { Pill, type PillTone } from '../../platform/parts/Pill.tsx';
import { useNow } from '../../platform/time/now.ts';
import { formatMoment } from '../../platform/time/format-time.ts';
import parts from '../../platform/parts/panel-parts.module.css';
import styles from './claim-parts.module.css';
import { FilePictures } from '../files/FilePictures.tsx';
import { FileViewer } from '../files/FileViewer.tsx';
import { useCaseChange } from '../cases/use-case.ts';
import { claimSource, type OneClaim } from './use-claim.ts';

const tones: Readonly<Record<PaperState, PillTone>> = { asked: 'wait', given: 'warn', seen: 'good' };

type ClaimDocument = OneClaim['papers'][number];

/** The files of the report and the requested documents, as images to view. */
export function ClaimDocumentsPanel({ claim }: { readonly claim: OneClaim }) {
  const now = useNow();
  const [opened, setOpened] = useState<string>();
  const reportFiles = claim.files.filter(({ paperId }) => paperId === null);
  const openedFile = claim.files.find(({ id }) => id === opened);
  return (
    <Panel title="Foto e documenti">
      {reportFiles.length + claim.papers.length + claim.hiddenFiles === 0 && (
        <p>Non ha mandato nulla, e non abbiamo chiesto nulla.</p>
      )}
      {claim.report.healthConsent && (
        <p className={parts['soft']}>
          {claim.report.healthConsent.given
            ? 'Consenso ai dati sulla salute: dato '
            : 'Consenso ai dati sulla salute: negato o revocato '}
          {formatMoment(new Date(claim.report.healthConsent.at), now)}.
          {claim.hiddenFiles > 0 &&
            ` ${claim.hiddenFiles === 1 ? 'Un file non è più visibile e non entra' : `${claim.hiddenFiles} file non sono più visibili e non entrano`} nel fascicolo.`}
        </p>
      )}
      {reportFiles.length > 0 && <FilePictures files={reportFiles} onOpen={setOpened} />}
      {claim.papers.length > 0 && (
        <ul className={styles['papers']} aria-label="Documenti chiesti">
          {claim.papers.map((paper) => (
            <li key={paper.id} className={styles['paper']}>
              <DocumentRow claim={claim} paper={paper} />
              <FilePictures
                files={claim.files.filter(({ paperId }) => paperId === paper.id)}
                onOpen={setOpened}
              />
            </li>
          ))}
        </ul>
      )}
      {openedFile && (
        <FileViewer
          files={claim.files}
          file={openedFile}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Panel>
  );
}

function DocumentRow({ claim, paper }: { readonly claim: OneClaim; readonly paper: ClaimDocument }) {
  const now = useNow();
  const see = useCaseChange(claimSource, claim.id, seePaperCall);
  const isSeen = paper.state === 'seen';
  return (
    <div className={parts['row']}>
      <div className={parts['main']}>
        <p>
          <strong>{paper.title}</strong>
          {paper.isHealth && ' (dati sulla salute)'}{' '}
          <Pill tone={tones[paper.state]}>{documentStateNames[paper.state]}</Pill>
        </p>
        {paper.note && <p className={parts['text']}>«{paper.note}»</p>}
        <p className={parts['soft']}>
          {paper.times > 1 ? `Chiesto ${paper.times} volte, l’ultima ` : 'Chiesto '}
          {formatMoment(new Date(paper.askedAt), now)}
          {paper.givenAt && <>; arrivato {formatMoment(new Date(paper.givenAt), now)}</>}
          {paper.why && `. ${paper.why}`}
        </p>
      </div>
      {claim.mayWrite && paper.state !== 'asked' && (
        <Button
          look="quiet"
          busy={see.isPending}
          aria-label={isSeen ? `«${paper.title}» è ancora da controllare` : `«${paper.title}» è a posto`}
          onClick={() =>
            see.mutate(
              { params: { id: claim.id, paperId: paper.id }, body: { isRight: !isSeen } },
              { onError: showFailure },
            )
          }
        >
          {isSeen ? 'Ancora da controllare' : 'È a posto'}
        </Button>
      )}
    </div>
  );
}
