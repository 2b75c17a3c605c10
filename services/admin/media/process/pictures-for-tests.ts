import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** A picture of two colors: the left half red, the right half blue. */
export const halves = (width: number, height: number): Sharp => {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: '#d03020' }
  return sharp({ create: { ...half, width, background: '#2040d0' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

/** A PNG of one color that claims a size, with as many zero bytes for its lines as fit in a few kilobytes. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc(16 * 1024 * 1024), { level: 9 })
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
