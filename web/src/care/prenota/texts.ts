export const CHOOSE_A_TIME = 'Scegli un orario tra quelli liberi.';
