/** How many booked calls may be still to come: of one network or mailbox that nobody has proved, or of one customer. */
export const MAX_OPEN_BOOKINGS = 3;
