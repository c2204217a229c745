import { mutantsOfRooms } from '../mutants-plugin.ts';
import { rooms } from '../rooms.ts';

/** For the build of the site on which stories are told. */
export default mutantsOfRooms(rooms.filter(({ hasStories }) => hasStories));
