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

/** A bucket with the number of values in it. */
export interface Bucket {
  readonly bucket: number
  readonly times: number
}

/** The value that a share of all values is not above, by the nearest rank; null: there are none. */
export function percentileOf(buckets: readonly Bucket[], share: number): number | null {
  const count = buckets.reduce((sum, { times }) => sum + times, 0)
  if (count <= 0) return null
  let rank = Math.ceil(count * share)
  for (const { bucket, times } of buckets.toSorted((a, b) => a.bucket - b.bucket)) {
    rank -= times
    if (rank <= 0) return middleOf(bucket)
  }
  return null
}

/** The buckets of a group of rows as one text, for `readBuckets`: a row for each would take longer to read than to sum. */
export const packedBuckets = sql<string>`string_agg(bucket || ' ' || times, ',')`

/** The buckets in a packed text, in any order; one may be there more than once. */
export const readBuckets = (packed: string): Bucket[] =>
  packed.split(',').map(pair => {
    const space = pair.indexOf(' ')
    return { bucket: Number(pair.slice(0, space)), times: Number(pair.slice(space + 1)) }
  })
