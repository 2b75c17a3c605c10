/** Not on the site; its time has yet to come; shown now; its time is over. */
export const announcementStates = ['draft', 'planned', 'showing', 'ended'] as const
