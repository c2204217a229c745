/**
 * How an answer looks: a card with its words, one of two, a tile with its picture, a key with its number, a
 * line of a list.
 */
export type ChoiceLook = 'card' | 'pair' | 'tile' | 'key' | 'line';
