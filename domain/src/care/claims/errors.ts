import { defineErrors } from '../../platform/call/problem.ts';

export const claimErrors = defineErrors({
  ClaimSent: {
    status: 409,
    message: 'La denuncia è già stata inviata: per aggiungere qualcosa scrivici un messaggio.',
  },
  ClaimNotSent: { status: 409, message: 'La denuncia non è ancora stata inviata: prima inviala.' },
  ClaimEnded: {
    status: 409,
    message: 'Questo sinistro è concluso: per aggiungere qualcosa scrivici un messaggio.',
  },
  ClaimMovedOn: {
    status: 409,
    message: 'Il sinistro è stato aggiornato: controllalo prima di modificarlo.',
  },
  ClaimAboveCover: {
    status: 409,
    message:
      'È più di quanto prevede la copertura: può segnarlo come pagato solo una persona responsabile diversa da chi ha registrato la risposta della compagnia, e non più di quanto la compagnia ha accettato.',
  },
  HealthConsentNeeded: {
    status: 409,
    message:
      'Questo documento contiene dati sulla salute: prima dai il consenso, oppure scrivi che preferisci non mandarlo.',
  },
});
