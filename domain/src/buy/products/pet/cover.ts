import { withArticle } from '../../../platform/values/article.ts';
import { PET_MAX_AGE } from './product.ts';
import type { Cover } from '../cover.ts';
import { cents, formatWholeEuro } from '../../../platform/values/money.ts';
import { formatPercent } from '../../../platform/values/percent.ts';
import { PET_AMOUNTS } from './amounts.ts';

const { surgery, visits, excess } = PET_AMOUNTS;

export const pet: Cover = {
  kind: 'Una polizza di assicurazione che rimborsa una parte delle spese del veterinario per un cane o un gatto. «Sussidio Pet» è il suo nome: non è un sussidio di una società di mutuo soccorso.',
  forWhom: `Chi vive in Italia e ha un cane o un gatto con il microchip, di non più di ${PET_MAX_AGE} anni. Vale per l’animale indicato, uno solo.`,
  guarantees: [
    {
      name: 'Interventi chirurgici',
      limit: `fino a ${formatWholeEuro(surgery.limit)} all’anno`,
      most: surgery.limit,
      text: `${withArticle('il', formatPercent(surgery.share))} della spesa per interventi in anestesia dovuti a malattia o infortunio, con esami e ricovero`,
      happening: {
        key: 'surgery',
        label: 'Il mio animale è stato operato',
        picture: 'operated-pet',
        paysBack: true,
        fromDay: 5,
      },
    },
    {
      name: 'Visite e terapie',
      limit: `fino a ${formatWholeEuro(visits.limit)} all’anno`,
      most: visits.limit,
      text: `${withArticle('il', formatPercent(visits.share))} della spesa per visite, esami e medicine prescritte dopo un infortunio o una malattia`,
      happening: {
        key: 'vet-visit',
        label: 'Visite, esami o medicine del veterinario',
        picture: 'vet-bill',
        paysBack: true,
        fromDay: 5,
      },
    },
    {
      name: 'Spese legali',
      limit: 'fino a €\u00a01.500 all’anno',
      most: cents(1500_00),
      text: 'se l’animale causa un danno a qualcuno e serve un avvocato',
      happening: {
        key: 'legal-costs',
        label: 'Il mio animale ha causato un danno e serve un avvocato',
        picture: 'lawyer',
        paysBack: true,
      },
    },
    {
      name: 'Veterinario al telefono',
      limit: 'senza limite di chiamate',
      text: 'tutti i giorni dalle 9 alle 20',
    },
  ],
  exclusions: [
    'le malattie e gli infortuni già noti prima dell’acquisto',
    'le vaccinazioni, i controlli di routine, la sterilizzazione e la pulizia dei denti',
    'la gravidanza, il parto e gli interventi estetici',
    'gli animali usati per lavoro, caccia, allevamento o gare',
  ],
  limits: [
    'Per le malattie la polizza vale dal trentesimo giorno dopo l’attivazione; per gli infortuni dal quinto.',
    `A ogni richiesta resta a tuo carico almeno ${formatWholeEuro(excess)} (franchigia).`,
    'Serve la fattura di un veterinario iscritto all’albo, con il numero di microchip.',
  ],
  where:
    'In Italia e, per viaggi fino a 60 giorni, negli altri Paesi dell’Unione europea, nel Regno Unito e in Svizzera.',
  duties: [
    'dare informazioni vere sull’animale, soprattutto la data di nascita e il microchip;',
    'tenerlo iscritto all’anagrafe e con le vaccinazioni obbligatorie in regola;',
    'chiedere il rimborso entro 30 giorni dalla fattura.',
  ],
  claim: [
    'Scrivici entro 30 giorni, allegando la fattura e il referto del veterinario.',
    'La richiesta viene esaminata entro 20 giorni da quando i documenti sono completi.',
    'Il rimborso arriva con un bonifico entro i 10 giorni successivi.',
  ],
};
