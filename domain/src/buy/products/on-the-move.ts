/** Common to all mobility policies. */
export const onTheMove = {
  claim: [
    'Soccorri chi è ferito e chiama il 112 se serve; scambia i dati, fotografa, cerca testimoni.',
    'Avvisaci entro 3 giorni da quando è successo, o da quando l’hai saputo.',
    'La compagnia risponde entro 30 giorni da quando i documenti sono completi.',
  ],
  duties: [
    'dare informazioni vere quando acquisti e dire se qualcosa cambia;',
    'rispettare il Codice della strada: casco, luci e freni dove sono obbligatori;',
    'avvisare entro 3 giorni dal sinistro e non riconoscere colpe prima di aver sentito la compagnia.',
  ],
} as const;

export const ALWAYS_EXCLUDED = [
  'i danni causati apposta, o guidando in stato di ebbrezza o sotto l’effetto di sostanze',
  'le gare, le prove e l’uso fuori dalle strade e dai sentieri permessi',
  'il lavoro di consegna a domicilio e il noleggio ad altri',
];
