import { withArticle } from '../../../platform/values/article.ts';
import { cents, formatWholeEuro } from '../../../platform/values/money.ts';
import { formatPercent } from '../../../platform/values/percent.ts';
import type { Cover } from '../cover.ts';
import { ALWAYS_EXCLUDED, onTheMove } from '../on-the-move.ts';
import { BICI2GO_AMOUNTS } from './amounts.ts';

const { liability, theft, theftExcessShare, yearlyLoss, repair } = BICI2GO_AMOUNTS;

export const bici2go: Cover = {
  ...onTheMove,
  kind: 'Una polizza per chi ha una bici o una e-bike: responsabilità civile, infortuni, furto e danni alla bici.',
  forWhom:
    'Chi ha almeno 18 anni, vive in Italia e possiede una bici o una e-bike fino a 25 km/h e 250 watt.',
  guarantees: [
    {
      name: 'Responsabilità civile',
      limit: `fino a ${formatWholeEuro(liability)} per sinistro`,
      most: liability,
      text: 'i danni che tu, o chi vive con te, causate ad altri in bici',
      happening: {
        key: 'liability',
        label: 'Ho causato un danno ad altri',
        picture: 'damage-to-others',
        paysBack: false,
      },
    },
    {
      name: 'Infortuni',
      limit: 'fino a €\u00a025.000',
      most: cents(25_000_00),
      text: 'per un’invalidità permanente oltre il 5%; €\u00a010.000 in caso di morte',
      happening: { key: 'injury', label: 'Un infortunio', picture: 'injured-arm', paysBack: true },
    },
    {
      name: 'Furto e rapina della bici',
      limit: `fino a ${formatWholeEuro(theft)}`,
      most: theft,
      text: `il valore della bici, che scende ${withArticle('del', formatPercent(yearlyLoss))} all’anno dall’acquisto`,
      happening: { key: 'theft', label: 'Mi hanno rubato la bici', picture: 'stolen-bike', paysBack: true },
    },
    {
      name: 'Danni alla bici',
      limit: `fino a ${formatWholeEuro(repair.limit)}`,
      most: repair.limit,
      text: 'la riparazione dopo una caduta o un urto',
      happening: {
        key: 'bike-damage',
        label: 'La bici si è rotta in una caduta o in un urto',
        picture: 'broken-bike',
        paysBack: true,
      },
    },
    {
      name: 'Assistenza',
      limit: '3 interventi all’anno',
      text: 'il soccorso in strada o un taxi fino a casa',
      happening: {
        key: 'assistance',
        label: 'Ho pagato il soccorso o un taxi',
        picture: 'taxi-home',
        paysBack: true,
      },
    },
  ],
  exclusions: [
    'il furto della bici lasciata senza un lucchetto ad arco o a catena chiuso a un punto fisso',
    'il furto delle sole parti: ruote, sella, batteria, accessori',
    'i danni estetici, l’usura e i difetti di fabbrica',
    ...ALWAYS_EXCLUDED,
  ],
  limits: [
    `Per il furto resta a tuo carico ${withArticle('il', formatPercent(theftExcessShare))} del danno (scoperto), per i danni alla bici ${formatWholeEuro(repair.excess)} (franchigia).`,
    'Di notte, dalle 22 alle 6, il furto è coperto solo in un luogo chiuso.',
    'Servono la fattura o lo scontrino e il numero di telaio, e la denuncia entro 48 ore.',
  ],
  where: 'In Europa; l’assistenza in Italia, Francia, Svizzera, Austria e Slovenia.',
};
