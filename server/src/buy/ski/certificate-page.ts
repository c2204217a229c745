import { everybody } from '@riparo/domain/platform/call/access.ts';
import { brand } from '@riparo/domain/platform/brand/brand.ts';
import { skiCertificatePath } from '@riparo/domain/buy/products/ski/paths.ts';
import {
  type CertificateState,
  briefName,
  certificateState,
} from '@riparo/domain/buy/products/ski/certificate.ts';
import { withArticle } from '@riparo/domain/platform/values/article.ts';
import { writtenDate, addDays, type IsoDate, momentInRome } from '@riparo/domain/platform/values/calendar.ts';
import * as z from 'zod';
import type { Dependencies } from '../../platform/process/dependencies.ts';
import type { App } from '../../platform/http/app-instance.ts';
import { html, type Html } from '../../platform/http/html.ts';
import { sendPlainPage } from '../../platform/http/plain-page.ts';
import { serveFile } from '../../platform/http/serve-file.ts';
import { momentInWords } from '../../platform/drawing/wording/in-rome.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connection.ts';
import { isNotErased } from '../deals/find-deal.ts';
import { deals } from '../deals/tables.ts';
import { isCertifiable } from './deal-policies.ts';
import { skiHolders, skiPolicies } from './tables.ts';

const holderIdSchema = z.uuid();

/** Readable from a distance: a sign, a word, a colour. */
const verdicts: Readonly<Record<CertificateState, { sign: string; title: string; tone: string }>> = {
  valid: { sign: '✓', title: 'Valido adesso', tone: 'good' },
  'not-yet': { sign: '…', title: 'Non ancora valido', tone: 'wait' },
  over: { sign: '✕', title: 'Scaduto', tone: 'bad' },
  void: { sign: '✕', title: 'Non più valido', tone: 'bad' },
};

/**
 * What the code on a ski certificate opens. A page without scripts: on the slopes the network is slow, and
 * the phone is the inspector's.
 */
export function registerCertificateCheck(app: App, { db, clock }: Dependencies): void {
  const params = z.object({ id: z.string().max(64) });
  serveFile(app, { path: skiCertificatePath(':id'), params, access: everybody }, async (asked) => {
    const now = clock();
    const id = holderIdSchema.safeParse(asked.params.id);
    const found = id.success ? await checkCertificate(db, id.data, now) : null;
    const title = 'Verifica del certificato sci';
    if (!found) return sendPlainPage(asked.reply.code(404), { title, body: unknown });
    return sendPlainPage(asked.reply, { title, body: checked(found, now) });
  });
}

/** Names the issuer. */
const ours = html`<p class="brand">
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path class="shelter" d="M6.5 36V20a13.5 13.5 0 0 1 27 0v16" />
    <circle class="sheltered" cx="20" cy="28" r="5.5" />
  </svg>
  ${brand.name}
</p>`;

/**
 * A slope under the arch of the brand, in the page's own colours, inlined to save a request on a slow
 * network.
 */
const slope = html`<svg class="picture" viewBox="0 0 120 88" aria-hidden="true">
  <path class="arch" d="M4 88V58a56 56 0 0 1 112 0v30z" />
  <circle class="sun" cx="86" cy="32" r="10" />
  <path class="far" d="M10 88 44 38l22 32 12-14 30 32z" />
  <path class="snow" d="m44 38 11 16-6 5-6-5-6 5-4-5zM4 88c30-16 74-18 112-4v4z" />
  <path class="fir" d="m22 86 8-20 8 20z" />
</svg>`;

function checked({ state, holder, coverFrom, endsOn }: CheckedCertificate, now: Date): Html {
  const { sign, title, tone } = verdicts[state];
  return html`<div class="narrow">
    ${ours} ${slope}
    <p class="muted">Certificato di assicurazione sci</p>
    <h1 class="verdict ${tone}"><span aria-hidden="true">${sign}</span> ${title}</h1>
    <section class="card">
      <dl class="facts">
        <dt>Di</dt>
        <dd><strong>${holder}</strong></dd>
        <dt>Copre</dt>
        <dd>
          ${withArticle('dal', momentInWords(coverFrom))}, fino a tutto
          ${withArticle('il', writtenDate(endsOn))}
        </dd>
        <dt>Verificato</dt>
        <dd>${momentInWords(now)}</dd>
      </dl>
      ${state === 'void' ? html`<p>Il contratto non c’è più: non copre nessuno.</p>` : ''}
      <p class="muted">
        Il nome intero è sul certificato. Comprende la responsabilità civile che il decreto legislativo
        40/2021 chiede a chi scia.
      </p>
    </section>
  </div>`;
}

/** An unknown code, or one of an erased owner. */
const unknown = html`<div class="narrow">
  ${ours} ${slope}
  <h1 class="verdict bad"><span aria-hidden="true">✕</span> Non conosciamo questo certificato</h1>
  <p>
    Il codice non è di un certificato nostro, o non lo è più. Riprova a inquadrarlo tutto, con buona luce: se
    la pagina resta questa, il certificato non vale.
  </p>
</div>`;

/**
 * What anyone who scans a certificate may see: whether it is valid now, and the least that identifies its
 * holder.
 */
type CheckedCertificate = {
  state: CertificateState;
  /** A first name and an initial. */
  holder: string;
  coverFrom: Date;
  /** The cover as a whole. */
  endsOn: IsoDate;
};

/** The validity of one person's certificate at a moment; null if none was issued, or its owner was erased. */
async function checkCertificate(
  db: Database,
  holderId: string,
  now: Date,
): Promise<CheckedCertificate | null> {
  const [found] = await db
    .select({ holder: skiHolders, policy: skiPolicies, stage: deals.stage })
    .from(skiHolders)
    .innerJoin(skiPolicies, eq(skiPolicies.id, skiHolders.policyId))
    .innerJoin(deals, eq(deals.uuid, skiPolicies.dealUuid))
    .where(and(eq(skiHolders.id, holderId), isNotErased));
  const coverFrom = found?.policy.coverFrom;
  if (!found || !coverFrom) return null;
  const { holder, policy } = found;
  const coverTo = momentInRome(addDays(policy.endsOn, 1), '00:00');
  return {
    state: certificateState({ coverFrom, coverTo, isWithdrawn: !isCertifiable(found) }, now),
    holder: briefName(holder.firstName, holder.lastName),
    coverFrom,
    endsOn: policy.endsOn,
  };
}
