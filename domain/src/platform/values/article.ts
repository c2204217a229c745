const beforeVowelAndZero = {
  il: ['l’', 'lo '],
  Il: ['L’', 'Lo '],
  al: ['all’', 'allo '],
  del: ['dell’', 'dello '],
  dal: ['dall’', 'dallo '],
  Dal: ['Dall’', 'Dallo '],
} as const;

// As read aloud: otto, ottanta, undici, uno; but mille, centodieci, and «1º», which is primo.
const beginsWithVowel = /^(?:0?8|11(?!\d)|1(?![\d.º]))/;
const beginsWithZero = /^0(?!\d)/;

/** An article before a figure or a date: `dal 7 maggio`, `dall’8 maggio`, `l’80%`, `lo 0%`. */
export const withArticle = (article: keyof typeof beforeVowelAndZero, figure: string) => {
  const [beforeVowel, beforeZero] = beforeVowelAndZero[article];
  if (beginsWithVowel.test(figure)) return beforeVowel + figure;
  return beginsWithZero.test(figure) ? beforeZero + figure : `${article} ${figure}`;
};

/** Before an e-mail address: `ad assistenza@…`, `a info@…`. */
export const toMailbox = (email: string) => `${/^a/i.test(email) ? 'ad' : 'a'} ${email}`;

/** As at the beginning of a sentence. */
export const capitalise = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
