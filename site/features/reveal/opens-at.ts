/** The opening of the reveal: 09:00 in Hobart, daylight saving time. */
export const opensAt = '2027-03-20T09:00:00+11:00'
