import type { Vitals } from '../../../contract/counts.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { NewMeasure } from './add-measures.ts'
import { bucketOf } from './histogram.ts'

/** Layout shift has no unit: it is stored in thousandths, as the others are in milliseconds. */
export const shiftUnit = 1000

/** The page, or the group of pages of one kind, that the vitals of a counted page belong to: a list with an end. */
const vitalsPageOf = (page: string): string =>
  page
    .replace(/^\/insight\/\d{4}\/.+$/, '/insight/*/*')
    .replace(/^\/insight\/\d{4}$/, '/insight/*')
    .replace(/^\/press\/releases\/.+$/, '/press/releases/*')
    .replace(/^\/careers\/.+$/, '/careers/*')
    .replace(/^(\/handbook\/[^/]+)\/.+$/, '$1/*')

/** The measures of the vitals of a visit. */
export const vitalMeasures = (
  { lcp, inp, cls }: Vitals,
  of: { readonly page: string; readonly day: string; readonly iso: LanguageTag },
): NewMeasure[] =>
  Object.entries({ cls: cls === undefined ? cls : cls * shiftUnit, inp, lcp }).flatMap(([kind, value]) =>
    value === undefined
      ? []
      : {
          ...{ span: 'day', start: of.day, kind: kind as keyof Vitals },
          ...{ name: vitalsPageOf(of.page), iso: of.iso, bucket: bucketOf(value) },
        },
  )
