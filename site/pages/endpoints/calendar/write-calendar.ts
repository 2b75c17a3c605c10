/** An event of a calendar: a moment with a length, or a whole day. */
export interface CalendarEvent {
  /** Globally unique, and the same in every version of the calendar. */
  readonly uid: string
  readonly summary: string
  readonly description: string
  readonly url: string
  /** When it was last written. */
  readonly stamp: Date
  readonly at: { readonly start: Date; readonly minutes: number } | { readonly day: string }
}

interface Calendar {
  readonly name: string
  readonly description: string
  /** The language tag of its texts. */
  readonly language: string
  readonly url: string
  readonly events: readonly CalendarEvent[]
}

/** A calendar as iCalendar. https://www.rfc-editor.org/rfc/rfc5545, with the names of RFC 7986. */
export function writeCalendar({ name, description, language, url, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//procreate//site//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME;LANGUAGE=${language}:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
    `SOURCE;VALUE=URI:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap(event => linesOf(event, language)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${fold(line)}\r\n`).join('')
}

function linesOf({ uid, summary, description, url, stamp, at }: CalendarEvent, language: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(stamp)}`,
    ...('day' in at
      ? [`DTSTART;VALUE=DATE:${inDigits(at.day)}`, `DTEND;VALUE=DATE:${inDigits(dayAfter(at.day))}`]
      : [`DTSTART:${inUtc(at.start)}`, `DTEND:${inUtc(new Date(at.start.getTime() + at.minutes * 60_000))}`]),
    `SUMMARY;LANGUAGE=${language}:${escapeText(summary)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapeText(description)}`,
    `URL;VALUE=URI:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** `20261126T211500Z` */
const inUtc = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, '')
const inDigits = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, mark => `\\${mark}`).replaceAll(/\r\n|\r|\n/g, '\\n')

const maxOctets = 75

/** A content line in lines of at most 75 octets, none of which ends within a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > maxOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += length
  }
  return [...parts, part].join('\r\n')
}
