/** Takes one font out of a TrueType collection (.ttc): its tables, behind a head of their own. Throws if there is no such font. */
export function takeFont(collection: Buffer, number: number): Buffer {
  if (collection.toString('latin1', 0, 4) !== 'ttcf' || number >= collection.readUInt32BE(8)) {
    throw new Error(`Not a collection with a font ${number}`)
  }
  const start = collection.readUInt32BE(12 + 4 * number)
  const count = collection.readUInt16BE(start + 4)
  const head = Buffer.from(collection.subarray(start, start + 12 + 16 * count))
  const tables: Buffer[] = []
  let offset = head.length
  for (let entry = 12; entry < head.length; entry += 16) {
    const from = head.readUInt32BE(entry + 8)
    const length = head.readUInt32BE(entry + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    collection.copy(padded, 0, from, from + length)
    head.writeUInt32BE(offset, entry + 8)
    offset += padded.length
    tables.push(padded)
  }
  return Buffer.concat([head, ...tables])
}
