import type { Happening } from '../cover.ts';

/** By the name of the guarantee; separate, so that the purchase's pages do not load it. */
export const skiCauses: Readonly<Record<string, Happening>> = {
  'Responsabilità civile': {
    key: 'liability',
    label: 'Ho causato un danno ad altri',
    picture: 'damage-to-others',
    paysBack: false,
  },
  'Spese mediche': {
    key: 'care',
    label: 'Ho pagato delle cure dopo un infortunio',
    picture: 'medical-bill',
    paysBack: true,
  },
  'Invalidità permanente': {
    key: 'injury',
    label: 'Un infortunio grave sugli sci',
    picture: 'injured-skier',
    paysBack: true,
  },
  Morte: {
    key: 'death',
    label: 'È mancata una persona assicurata',
    picture: 'condolence',
    paysBack: true,
  },
  'Diaria da ricovero': {
    key: 'hospital',
    label: 'Un ricovero dopo un infortunio',
    picture: 'hospital-bed',
    paysBack: true,
  },
  'Rimborso delle spese': {
    key: 'unused-days',
    label: 'Skipass, lezioni o noleggio non goduti',
    picture: 'unused-skipass',
    paysBack: true,
  },
  'Rimborso ai familiari': {
    key: 'family-days',
    label: 'Le stesse spese di chi è tornato a casa con me',
    picture: 'going-home-together',
    paysBack: true,
  },
};
