/** Formats of times by time zone, each constructed once: that costs more than a hundred calls. */
export function zonedFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): (zone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return timeZone => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(language, { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}
