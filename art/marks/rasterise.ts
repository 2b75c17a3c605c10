import sharp from 'sharp'

/** Draws an SVG of 64 units as a square PNG at its final size, without an enlargement in between. */
export function rasterise(svg: string, size: number): Promise<Buffer> {
  const density = (72 * size) / 64
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** Draws an SVG of any shape as a PNG so many pixels high. */
export function rasteriseHigh(svg: string, height: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * height) / 64 })
    .resize({ height })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}
