const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Nov 23, 2026` of a day, `YYYY-MM-DD`. */
export const formatDay = (day: string): string => days.format(new Date(day))

/** `YYYY-MM-DD` of a time, so many days on, in UTC as the service counts days. */
export const dayAfter = (time: string, days: number): string =>
  new Date(Date.parse(time) + days * 86_400_000).toISOString().slice(0, 10)
