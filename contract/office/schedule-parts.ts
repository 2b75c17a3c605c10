/** What is done with a part at a moment. */
export const scheduleActs = ['publish', 'unpublish'] as const
export type ScheduleAct = (typeof scheduleActs)[number]
