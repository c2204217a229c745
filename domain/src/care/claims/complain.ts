/** The next step for claimants who disagree with the outcome. */
export const WAY_TO_COMPLAIN = {
  text: 'Se quello che leggi non ti convince puoi scriverci qui, oppure fare un reclamo: è gratuito.',
  link: { label: 'Come si fa un reclamo', href: '/reclami' },
} as const;
