import { type CoveredEvent, exclusionIn, guaranteeNamed, limitIn, noPayment } from '../event.ts';
import { shareOf } from '../payout.ts';
import { PET_AMOUNTS } from './amounts.ts';
import { pet as cover } from './cover.ts';

const { surgery, visits, excess } = PET_AMOUNTS;
const waiting = limitIn(cover, 'dal trentesimo giorno');
const ownerShare = limitIn(cover, 'franchigia');

export const events: readonly CoveredEvent[] = [
  {
    key: 'surgery',
    name: 'Si fa male e serve un intervento',
    size: {
      unit: 'cents',
      label: 'Il conto del veterinario',
      min: 100_00,
      max: 3000_00,
      step: 50_00,
      initial: 900_00,
    },
    gives: 'refund',
    pays: (cost) => [{ paidCents: shareOf(cost, surgery.share, { excess, limit: surgery.limit }) }],
    waiting: { tooEarly: 'prima del quinto giorno', later: 'dal quinto giorno in poi' },
    sources: [guaranteeNamed(cover, 'Interventi chirurgici'), ownerShare, waiting],
  },
  {
    key: 'illness',
    name: 'Si ammala: visite, esami, medicine',
    size: {
      unit: 'cents',
      label: 'Il conto del veterinario',
      min: 50_00,
      max: 800_00,
      step: 10_00,
      initial: 250_00,
    },
    gives: 'refund',
    pays: (cost) => [{ paidCents: shareOf(cost, visits.share, { excess, limit: visits.limit }) }],
    waiting: { tooEarly: 'prima del trentesimo giorno', later: 'dal trentesimo giorno in poi' },
    sources: [guaranteeNamed(cover, 'Visite e terapie'), ownerShare, waiting],
  },
  {
    key: 'routine',
    name: 'Vaccino o sterilizzazione',
    size: {
      unit: 'cents',
      label: 'Il conto del veterinario',
      min: 50_00,
      max: 500_00,
      step: 10_00,
      initial: 200_00,
    },
    gives: 'refund',
    pays: noPayment,
    sources: [exclusionIn(cover, 'le vaccinazioni')],
  },
];
