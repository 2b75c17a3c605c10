import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { opensAt } from '../../features/reveal/opens-at.ts'

export interface TimeLeft {
  readonly days: number
  readonly hours: number
  readonly minutes: number
}

/** The remaining whole days, hours and minutes; null from the opening on. */
export function timeLeft(now: Date): TimeLeft | null {
  const minutes = Math.ceil((Date.parse(opensAt) - now.getTime()) / 60_000)
  if (minutes <= 0) return null
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  }
}

/** Time zones from west of the date line to Hobart, in the order of their clocks. */
const zones = {
  losAngeles: 'America/Los_Angeles',
  saoPaulo: 'America/Sao_Paulo',
  london: 'Europe/London',
  shanghai: 'Asia/Shanghai',
  tokyo: 'Asia/Tokyo',
  hobart: 'Australia/Hobart',
} as const

export type City = keyof typeof zones
export const cities = Object.keys(zones) as City[]

/** The date and the time of the opening in that city. */
export function formatOpening(locale: Locale, city: City): { readonly day: string; readonly time: string } {
  const opening = new Date(opensAt)
  const tell = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTagOf(locale), { timeZone: zones[city], ...options }).format(opening)
  return {
    day: tell({ dateStyle: 'long' }),
    time: tell({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}
