import { type Frames, type Ink, samplePlacement, sheetSize, strokeWidth } from './strokes.ts'

interface StripColours {
  readonly table: string
  readonly paper: string
  readonly inks: Readonly<Record<Ink, string>>
}

const scale = 2
const gap = 20

/** Downloads the three frames side by side as a PNG file, created in the browser. */
export async function saveStrip(frames: Frames, colours: StripColours): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = (frames.length * (sheetSize.width + gap) + gap) * scale
  canvas.height = (sheetSize.height + 2 * gap) * scale
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('No canvas to draw the strip on')
  brush.scale(scale, scale)
  brush.fillStyle = colours.table
  brush.fillRect(0, 0, canvas.width, canvas.height)
  for (const [at, frame] of frames.entries()) {
    brush.save()
    brush.translate(gap + at * (sheetSize.width + gap), gap)
    brush.beginPath()
    brush.rect(0, 0, sheetSize.width, sheetSize.height)
    brush.clip()
    brush.fillStyle = colours.paper
    brush.fill()
    brush.lineCap = brush.lineJoin = 'round'
    for (const { ink, path, lent } of frame) {
      brush.save()
      if (lent) {
        brush.translate(samplePlacement.x, samplePlacement.y)
        brush.scale(samplePlacement.scale, samplePlacement.scale)
      }
      brush.lineWidth = strokeWidth / (lent ? samplePlacement.scale : 1)
      brush.strokeStyle = colours.inks[ink]
      brush.stroke(new Path2D(path))
      brush.restore()
    }
    brush.restore()
  }
  const file = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  if (!file) throw new Error('The canvas could not be encoded as PNG')
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = 'three-frames.png'
  link.click()
  // The object URL is revoked after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
