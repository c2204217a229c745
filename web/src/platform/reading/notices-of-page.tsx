import { hydrateRoot } from 'react-dom/client';
import { Notices } from '@riparo/ui/Notices.tsx';

/** Notices are rare on a static page: their code is loaded with the first one. */
export const hydrateNotices = (place: Element) => void hydrateRoot(place, <Notices />);
