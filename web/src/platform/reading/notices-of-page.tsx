import { hydrateRoot } from 'react-dom/client';
import { Notices } from '@riparo/ui/Notices.tsx';

/** Notices are rare on a page for reading: what shows them comes with the first. */
export const wakeNotices = (place: Element) => void hydrateRoot(place, <Notices />);
