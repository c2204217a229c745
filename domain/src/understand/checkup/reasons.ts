import type { AreaKey } from './areas.ts';
import {
  bicyclesOf,
  type Facts,
  type LightVehicle,
  type OwnedPet,
  type PractisedSport,
  SCOOTER,
} from './facts.ts';
import { type JobTitle, MORE_THAN_THREE } from './options.ts';
import { areaRules, type NamedWorry } from './score-table.ts';
import { soldOnline } from './sold-online.ts';

/** Longer lists are not read. */
const MAX_REASONS = 3;

const worrySentences: Readonly<Record<NamedWorry, string>> = {
  salute: 'Ti preoccupano la tua salute e quella dei tuoi cari.',
  infortunio: 'Ti preoccupa un infortunio che ti impedisca di lavorare.',
  famiglia: 'Ti preoccupa lasciare la tua famiglia senza un sostegno economico.',
  reddito: 'Ti preoccupa perdere il lavoro o il reddito.',
  pensione: 'Ti preoccupa avere una pensione troppo bassa.',
  casa: 'Ti preoccupano i danni alla tua casa.',
  terzi: 'Ti preoccupa causare danni ad altre persone.',
  autosufficienza: 'Ti preoccupa non essere più autosufficiente.',
};

const vehicleWords: Readonly<Record<LightVehicle, string>> = {
  Bicicletta: 'in bicicletta',
  'E-bike': 'in e-bike',
  'Monopattino elettrico': 'in monopattino',
};

const petWords: Readonly<Record<OwnedPet, string>> = {
  Cane: 'un cane',
  Gatto: 'un gatto',
  'Altro animale': 'un animale',
};

const professionWords: Partial<Readonly<Record<JobTitle, string>>> = {
  Avvocato: 'agli avvocati (legge 247/2012)',
  Architetto: 'agli architetti (DPR 137/2012)',
  Commercialista: 'ai commercialisti (DPR 137/2012)',
  Ingegnere: 'agli ingegneri (DPR 137/2012)',
  Medico: 'ai medici liberi professionisti (legge 24/2017)',
  Notaio: 'ai notai (legge 89/1913)',
};

const sportWords: Readonly<Record<PractisedSport, string>> = {
  'Palestra e fitness': 'palestra',
  'Calcio e calcetto': 'calcio',
  Nuoto: 'nuoto',
  Corsa: 'corsa',
  'Ciclismo e mountain bike': 'ciclismo',
  'Sci e snowboard': 'sci o snowboard',
  'Trekking e arrampicata': 'trekking o arrampicata',
  'Tennis e padel': 'tennis o padel',
  'Arti marziali': 'arti marziali',
  'Basket e pallavolo': 'basket o pallavolo',
};

/** `un figlio`, `due figli`, `più di tre figli`. */
const counted = (count: number, one: string, several: string) => {
  if (count === 1) return `un ${one}`;
  if (count === 2) return `due ${several}`;
  return count >= MORE_THAN_THREE ? `più di tre ${several}` : `tre ${several}`;
};

const childrenWords = (children: number) => counted(children, 'figlio', 'figli');
const tripWords = (trips: number) => counted(trips, 'viaggio', 'viaggi');

const list = new Intl.ListFormat('it-IT', { type: 'conjunction' });
const listVehicles = (vehicles: readonly LightVehicle[]) =>
  list.format(vehicles.map((vehicle) => vehicleWords[vehicle]));
const vehiclesOf = ({ vehicles }: Facts) => listVehicles(vehicles);
/** «Another» animal beside a cat; otherwise simply an animal. */
const petsOf = ({ pets }: Facts) =>
  list.format(
    pets.map((pet) => (pet === 'Altro animale' && pets.length > 1 ? 'un altro animale' : petWords[pet])),
  );
/** The subsidy is for dogs and cats: with it, other animals are not mentioned. */
const coveredPetsOf = (facts: Facts) =>
  soldOnline('animali', facts)
    ? petsOf({ ...facts, pets: facts.pets.filter((pet) => pet !== 'Altro animale') })
    : petsOf(facts);
const listSports = (sports: readonly PractisedSport[]) =>
  list.format(sports.map((sport) => sportWords[sport]));

type Reason = readonly [holds: boolean, words: string];

// Only for the ski policy: RC Terzi does not cover ski slopes.
const SKI_LAW =
  'Scii o vai in snowboard: sulle piste la legge chiede una copertura per i danni agli altri (d.lgs. 40/2021).';
const SOLE_INCOME = 'Il tuo è l’unico reddito della famiglia.';

/** For each area, the reasons for a policy in the answers, strongest first; the last one always applies. */
const reasonsFor: Readonly<Record<AreaKey, (facts: Facts) => readonly Reason[]>> = {
  vita: (facts) => [
    [facts.children > 0, `Hai ${childrenWords(facts.children)}: il loro futuro conta anche sul tuo reddito.`],
    [facts.isSoleIncome, SOLE_INCOME],
    [facts.hasMortgage, 'Hai un mutuo: senza di te la rata resterebbe a chi vive con te.'],
    [facts.isCouple, 'Dividi la vita, e le spese, con un’altra persona.'],
    [true, 'Chi ti vuole bene non dovrebbe trovarsi anche con un problema economico.'],
  ],
  infortuni: (facts) => [
    [
      facts.riskySports.length > 0,
      `Tra i tuoi sport: ${listSports(facts.riskySports)}. Gli infortuni sono più frequenti che in altri.`,
    ],
    [facts.isSelfEmployed, 'Lavori in proprio: se ti fermi tu, si ferma anche il reddito.'],
    [facts.vehicles.length > 0, `Ti muovi ${vehiclesOf(facts)}, senza una carrozzeria intorno.`],
    [true, 'Un infortunio può capitare a chiunque, anche in casa e nel tempo libero.'],
  ],
  salute: (facts) => [
    [facts.age >= 40, `Hai ${facts.age} anni: visite ed esami diventano più frequenti.`],
    [facts.children > 0, `Hai ${childrenWords(facts.children)}: in famiglia le spese mediche si sommano.`],
    [facts.isSelfEmployed, 'Lavori in proprio: aspettare mesi una visita ti costa anche lavoro.'],
    [true, 'Con una polizza puoi fare visite ed esami senza passare dalle liste d’attesa.'],
  ],
  invalidita: (facts) => [
    [facts.isSoleIncome, SOLE_INCOME],
    [facts.isSelfEmployed, 'Lavori in proprio: se non puoi più lavorare, nessuno ti paga lo stipendio.'],
    [facts.hasMortgage, 'Hai un mutuo: la rata arriva anche nei mesi in cui non puoi lavorare.'],
    [facts.isJobKnown, 'Vivi del tuo lavoro: un’invalidità ti toglie il reddito quando le spese crescono.'],
    [true, 'Se vivi del tuo lavoro, un’invalidità ti toglie il reddito quando le spese crescono.'],
  ],
  'rc-professionale': (facts) => [
    [
      facts.isProfessional && professionOf(facts) !== undefined,
      `La legge chiede una polizza di responsabilità civile ${professionOf(facts) ?? ''}.`,
    ],
    [
      facts.isProfessional,
      'Eserciti una libera professione: di un errore verso un cliente rispondi con quello che hai.',
    ],
    [true, 'Lavori in proprio: di un danno causato a un cliente rispondi tu.'],
  ],
  casa: (facts) => [
    [facts.isOwner, 'La casa è tua: spesso è il bene che vale di più.'],
    [facts.hasMortgage, 'Hai un mutuo: lo paghi anche se un incendio o l’acqua rendono la casa inabitabile.'],
    [
      !facts.isOwner,
      'Vivi in affitto: di un incendio o di una perdita d’acqua che parte da casa tua di solito rispondi tu.',
    ],
    [!facts.isOwner, 'Quello che c’è in casa è tuo: la polizza del proprietario non lo copre.'],
  ],
  'rc-famiglia': (facts) => [
    [
      facts.children > 0,
      `Hai ${childrenWords(facts.children)}: dei danni che fa un minore rispondono i genitori.`,
    ],
    [
      facts.pets.length > 0,
      `Hai ${petsOf(facts)}: dei danni che un animale causa agli altri risponde il padrone.`,
    ],
    [
      bicyclesOf(facts).length > 0,
      `Ti muovi ${listVehicles(bicyclesOf(facts))}: se urti qualcuno, i danni li paghi tu.`,
    ],
    [true, 'Basta una distrazione, e chi causa un danno lo deve risarcire con quello che ha.'],
  ],
  pensione: (facts) => [
    // Pensioners are not told to start saving for a pension.
    [
      facts.isRetired,
      'Ricevi già la pensione: un fondo ha senso solo se hai altri redditi da mettere da parte.',
    ],
    [
      !facts.isRetired && facts.age < 50,
      `Hai ${facts.age} anni: prima cominci, meno ti costa la parte di pensione che mancherà.`,
    ],
    [
      !facts.isRetired && facts.age >= 50,
      `Hai ${facts.age} anni: c’è ancora tempo per aggiungere qualcosa alla pensione.`,
    ],
    [facts.isSelfEmployed, 'Lavori in proprio: di solito versi meno contributi di un dipendente.'],
    [true, 'I versamenti si deducono dal reddito, entro i limiti di legge.'],
  ],
  'non-autosufficienza': (facts) => [
    [
      facts.age < 65,
      `Hai ${facts.age} anni: conviene pensarci adesso, finché la salute è buona e il premio è più basso.`,
    ],
    [facts.age >= 65, `Hai ${facts.age} anni: avere bisogno di aiuto ogni giorno diventa più probabile.`],
    [true, 'L’assistenza quotidiana costa molto, e l’aiuto pubblico ne copre solo una parte.'],
  ],
  mobilita: (facts) => [
    [
      facts.vehicles.includes(SCOOTER),
      'Usi il monopattino elettrico: il codice della strada chiede l’assicurazione (legge 177/2024).',
    ],
    [
      facts.vehicles.includes(SCOOTER),
      'Ti muovi in monopattino: una polizza copre i danni che fai agli altri e i tuoi infortuni.',
    ],
    [
      bicyclesOf(facts).length > 0,
      `Ti muovi ${listVehicles(bicyclesOf(facts))}: ${facts.vehicles.includes(SCOOTER) ? 'lì serve un’altra polizza, Bici2Go, che copre' : 'una polizza copre'} i danni che fai agli altri, i tuoi infortuni e il furto.`,
    ],
    [
      facts.vehicles.length === 0,
      'Chi si muove senza una carrozzeria intorno ha bisogno di una copertura sua.',
    ],
  ],
  lavoro: (facts) => [
    [facts.isSoleIncome, SOLE_INCOME],
    [facts.hasMortgage, 'Hai un mutuo: la rata arriva anche se lo stipendio non arriva più.'],
    [
      facts.isPrivateEmployee,
      'Sei dipendente: la NASpI sostituisce solo una parte dello stipendio, e per un tempo limitato.',
    ],
    [true, 'Gli aiuti pubblici a chi perde il lavoro durano un tempo limitato.'],
  ],
  animali: (facts) => [
    [true, `Hai ${coveredPetsOf(facts)}: un intervento dal veterinario può costare centinaia di euro.`],
  ],
  sport: (facts) => [
    [facts.skis, SKI_LAW],
    [
      true,
      `Tra i tuoi sport: ${listSports(facts.sports)}. Soccorso, cure e attrezzatura non sono compresi nelle altre polizze.`,
    ],
  ],
  viaggi: (facts) => [
    [true, `Fai ${tripWords(facts.trips)} all’anno: lontano da casa cure e rientro possono costare molto.`],
  ],
};

function professionOf({ jobTitle }: Facts): string | undefined {
  return jobTitle === null ? undefined : professionWords[jobTitle];
}

/**
 * Why a policy is suggested, in whole sentences: the person's main worry first, then what follows from their
 * life.
 */
export function reasonsIn(area: AreaKey, facts: Facts): readonly string[] {
  const named = areaRules[area].worries.find((worry) => facts.worries.includes(worry));
  const worry = named ? [worrySentences[named]] : [];
  const held = reasonsFor[area](facts)
    .filter(([holds]) => holds)
    .map(([, words]) => words);
  return [...worry, ...held].slice(0, MAX_REASONS);
}
