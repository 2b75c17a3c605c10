/** The day, `YYYY-MM-DD`, the hour and the day of the week of a moment in a time zone. */
export function localTimeIn(
  timeZone: string,
  at: Date,
): { readonly day: string; readonly hour: number; readonly weekday: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', weekday: 'short' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  }).formatToParts(at)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    hour: Number(of('hour')),
    weekday: of('weekday'),
  }
}
