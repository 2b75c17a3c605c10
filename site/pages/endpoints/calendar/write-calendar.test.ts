import { expect, test } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const event = {
  uid: 'one@example.com',
  summary: 'Ink; paper, and a \\',
  description: '一行\n二行',
  url: 'https://example.com/one',
  stamp: new Date('2026-01-02T03:04:05.678Z'),
}
const write = (
  at: Parameters<typeof writeCalendar>[0]['events'][number]['at'],
  description = event.description,
) =>
  writeCalendar({
    name: 'procreate',
    description: 'x',
    language: 'ja',
    url: 'https://example.com/calendar.ics',
    events: [{ ...event, description, at }],
  })
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a moment is in UTC, a day ends on the next one, and text is escaped', () => {
  const timed = unfolded(write({ start: new Date('2027-03-20T09:00:00+11:00'), minutes: 60 }))
  for (const line of [
    'UID:one@example.com',
    'DTSTAMP:20260102T030405Z',
    'DTSTART:20270319T220000Z',
    'DTEND:20270319T230000Z',
    'SUMMARY;LANGUAGE=ja:Ink\\; paper\\, and a \\\\',
    'DESCRIPTION;LANGUAGE=ja:一行\\n二行',
  ])
    expect(timed).toContain(line)
  const day = unfolded(write({ day: '2026-12-31' }))
  expect(day).toContain('DTSTART;VALUE=DATE:20261231')
  expect(day).toContain('DTEND;VALUE=DATE:20270101')
})

test('no line is longer than 75 octets, none breaks a character, and every line ends in CRLF', () => {
  const long = '港の上を飛ぶカモメ、𝄞。'.repeat(20)
  const text = write({ day: '2026-12-31' }, long)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  expect(unfolded(text)).toContain(`DESCRIPTION;LANGUAGE=ja:${long}`)
})
