import type { Locale } from '../../contract/locale.ts'
import type { Cue } from './film-work.ts'

/** WebVTT in one language. https://www.w3.org/TR/webvtt1/ */
export function writeCaptions(cues: readonly Cue[], locale: Locale): string {
  const blocks = cues.map(
    ({ from, until, sentence }) => `${clock(from)} --> ${clock(until)}\n${sentence[locale]}`,
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** `00:00:04.958` */
const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
