/** Packs square PNGs of up to 255 pixels into one .ico: six bytes of head, sixteen a picture, then the pictures. */
export function packIcons(pictures: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach((picture, index) => {
    const entry = 6 + 16 * index
    const size = picture.readUInt32BE(16)
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(picture.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += picture.length
  })
  return Buffer.concat([head, ...pictures])
}
