/** Maximum of upcoming booked calls, for a network or an unverified mailbox, or for a customer. */
export const MAX_OPEN_BOOKINGS = 3;
