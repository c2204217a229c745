/** The articles of every product's conditions, numbered by position, so that pages can cite them. */
const articles = {
  kind: 'Che tipo di prodotto è?',
  forWhom: 'A chi si rivolge?',
  covered: 'Che cosa è coperto?',
  notCovered: 'Che cosa non è coperto?',
  limits: 'Ci sono limiti di copertura?',
  where: 'Dove vale?',
  duties: 'Che obblighi ho?',
  price: 'Quando e come devo pagare?',
  duration: 'Quando comincia e quando finisce?',
  cancelling: 'Come posso disdire?',
  claim: 'Che cosa faccio se succede qualcosa?',
  complaint: 'Se qualcosa non va',
} as const;

export type Article = keyof typeof articles;

export const articleNumber = (article: Article) => Object.keys(articles).indexOf(article) + 1;

/** `3. Che cosa è coperto?`; not «Articolo 3», which sounds like a law. */
export const articleHeading = (article: Article) => `${articleNumber(article)}. ${articles[article]}`;
