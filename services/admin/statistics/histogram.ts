import { sql } from 'kysely'

/** Each bucket reaches a tenth further than the one before. */
const growth = 1.1

/** The share by which a value read from a bucket may differ from the measured one: its middle stands for all of it. */
export const bucketError = Math.sqrt(growth) - 1

/** The bucket of a value of at least 1; everything below is in the first. */
export const bucketOf = (value: number): number =>
  value < 1 ? 0 : 1 + Math.floor(Math.log(value) / Math.log(growth) + 1e-9)

/** The middle of a bucket. */
const middleOf = (bucket: number): number => (bucket === 0 ? 0 : growth ** (bucket - 0.5))

/** How many values are in each bucket; a bucket without a value may be missing. */
export type Histogram = number[]

export const countOf = (histogram: Histogram): number => histogram.reduce((sum, times) => sum + times, 0)

/** The value that a share of all values is not above, by the nearest rank; null: there are none. */
export function percentileOf(histogram: Histogram, share: number): number | null {
  let rank = Math.ceil(countOf(histogram) * share)
  if (rank <= 0) return null
  const bucket = histogram.findIndex(times => {
    rank -= times ?? 0
    return rank <= 0
  })
  return middleOf(bucket)
}

export function addTo(histogram: Histogram, added: Histogram): void {
  for (const [bucket, times] of added.entries()) histogram[bucket] = (histogram[bucket] ?? 0) + (times ?? 0)
}

/** The buckets of a group of rows as one text, for `addPacked`: a row for each would take longer to read than to sum. */
export const packedBuckets = sql<string>`string_agg(bucket || ' ' || times, ',')`

/** Adds packed buckets, in any order; one may be there more than once. */
export function addPacked(histogram: Histogram, packed: string): void {
  for (const pair of packed.split(',')) {
    const space = pair.indexOf(' ')
    const bucket = Number(pair.slice(0, space))
    histogram[bucket] = (histogram[bucket] ?? 0) + Number(pair.slice(space + 1))
  }
}

/** The packed text of a histogram. */
export const pack = (histogram: Histogram): string =>
  histogram.flatMap((times, bucket) => (times > 0 ? [`${bucket} ${times}`] : [])).join(',')
