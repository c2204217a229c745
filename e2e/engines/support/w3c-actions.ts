import { type Key, KEYS, type Point } from './tab.ts';

// WebDriver and WebDriver BiDi share this format for a hand's actions.
type Actions = readonly object[];

const mouse = (actions: Actions) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
const keyboard = (signs: Iterable<string>) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...signs].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });

export const moving = (point: Point) => mouse([move(point)]);
export const clicking = (point: Point) =>
  mouse([move(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
export const typing = (text: string) => keyboard(text);
export const pressing = (key: Key) => keyboard([KEYS[key]]);
