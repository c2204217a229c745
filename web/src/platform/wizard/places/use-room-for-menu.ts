import { type RefObject, useEffect } from 'react';

const MIN_ROOM_PX = 180;
const EDGE_PX = 12;

/**
 * A phone's keyboard covers half of the screen, which only the visual viewport knows. The field moves up if
 * there is too little room below it, and the menu ends above the keyboard.
 */
export function useRoomForMenu(
  isOpen: boolean,
  input: RefObject<HTMLInputElement | null>,
  menu: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const roomBelow = () =>
      viewport.offsetTop + viewport.height - (input.current?.getBoundingClientRect().bottom ?? 0) - EDGE_PX;
    const fit = () => {
      if (roomBelow() < MIN_ROOM_PX)
        input.current?.closest('form')?.querySelector(`label[for="${input.current.id}"]`)?.scrollIntoView();
      menu.current?.style.setProperty('--room', `${Math.max(MIN_ROOM_PX, roomBelow())}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [isOpen, input, menu]);
}
