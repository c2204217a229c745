/**
 * The broker's legal details. In a separate file because no interactive page shows them: browsers need not
 * load it.
 */
export const legal = {
  companyName: '[Ragione sociale da inserire]',
  registeredOffice: '[Sede legale da inserire]',
  vatNumber: '[Partita IVA da inserire]',
  rea: '[Numero REA da inserire]',
  pec: '[PEC da inserire]',
  ruiNumber: '[Numero RUI da inserire]',
  ruiSection: '[Sezione RUI da inserire]',
  ruiDate: '[Data di iscrizione al RUI da inserire]',
  dataProtectionOfficer: '[Responsabile della protezione dei dati da inserire, se nominato]',
  supervision: 'Soggetto alla vigilanza di IVASS',
  supervisionUrl: 'https://www.ivass.it/',
  ruiRegisterUrl: 'https://ruipubblico.ivass.it/',
} as const;
