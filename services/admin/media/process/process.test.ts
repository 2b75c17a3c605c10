import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFolder } from '../../../../test/folders.ts'
import { inTurn, loopCount } from '../../../../test/loop-count.ts'
import { exifOfHobart, traces, xmpOfHobart } from '../../uploads/location-metadata/corpus-for-tests.ts'
import type { MadeMedia } from './media-process.ts'
import { bomb, halves } from './pictures-for-tests.ts'
import { runMediaProcess } from './run-process.ts'

const root = await openFolder('media-process')
let count = 0

const rights = { licence: '', source: '' }

async function run(bytes: Uint8Array, focal = { x: 50, y: 50 }, type = 'image/jpeg') {
  const folder = join(root, String(count++))
  await mkdir(folder)
  const path = join(folder, 'original')
  await writeFile(path, bytes)
  const answer = await runMediaProcess({ path, type, folder, focal, rights })
  const read = (name: string) => readFile(join(folder, name))
  return { answer, made: answer as MadeMedia, read, names: () => readdir(folder) }
}

test('a picture has each width in AVIF and WebP, one JPEG, and its crops; a narrow one is not enlarged', async () => {
  const { made } = await run(await halves(1500, 1000).jpeg().toBuffer())
  const of = (cut: string, format: string) =>
    made.files
      .filter(file => file.cut === cut && file.format === format)
      .map(file => `${file.width}x${file.height}`)
  expect(of('whole', 'avif')).toEqual(['360x240', '720x480', '1080x720', '1440x960', '1500x1000'])
  expect(of('whole', 'webp')).toEqual(of('whole', 'avif'))
  expect(of('whole', 'jpg')).toEqual(['1080x720'])
  expect(of('phone', 'avif')).toEqual(['480x600', '800x1000'])
  expect(of('card', 'webp')).toEqual(['360x270', '720x540', '1080x810'])
  expect(of('sharing', 'jpg')).toEqual(['1200x630'])
  expect([made.width, made.height, made.alpha]).toEqual([1500, 1000, false])
  const tiny = await run(await halves(3, 2).png().toBuffer())
  expect(new Set(tiny.made.files.map(({ width }) => width))).toEqual(new Set([2, 3]))
})

test('crops lie around the focal point, and stay inside of the picture', async () => {
  const bytes = await halves(600, 200).png().toBuffer()
  for (const [x, colour] of [
    [0, [208, 48, 32]],
    [100, [32, 64, 208]],
  ] as const) {
    const { made, read } = await run(bytes, { x, y: 50 })
    const phone = made.files.find(({ cut, format }) => cut === 'phone' && format === 'webp')
    const { channels } = await sharp(await read(phone?.name ?? '')).stats()
    for (const [at, { mean }] of channels.entries()) expect(mean).toBeCloseTo(colour[at] ?? 0, -1.3)
  }
})

// Turned, turned and mirrored, and as it is come first.
const orientations = [6, 5, 1, 2, 3, 4, 7, 8]

test('pictures stand upright in each of the eight orientations of EXIF', async () => {
  const upright = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888888' } })
    .composite([
      { input: { create: { width: 30, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
  for (const orientation of orientations.slice(0, loopCount(3, 8))) {
    const bytes = await sharp(upright).withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer()
    const { made, read } = await run(bytes)
    const name = made.files.find(({ cut, format }) => cut === 'whole' && format === 'jpg')?.name ?? ''
    const expected = await sharp(bytes).autoOrient().raw().toBuffer()
    const { data } = await sharp(await read(name))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data.length).toBe(expected.length)
    const difference = data.reduce((sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)), 0)
    expect([orientation, difference / data.length < 12]).toEqual([orientation, true])
  }
})

test('transparent pictures stay transparent, and have no JPEG but the one for sharing', async () => {
  const clear = sharp({
    create: { width: 80, height: 60, channels: 4, background: { r: 10, g: 20, b: 30, alpha: 0.2 } },
  })
  const { made, read } = await run(await clear.png().toBuffer())
  expect(made.alpha).toBe(true)
  const webp = made.files.find(({ cut, format }) => cut === 'whole' && format === 'webp')
  expect((await sharp(await read(webp?.name ?? '')).stats()).isOpaque).toBe(false)
  const opaque = await run(await halves(80, 60).ensureAlpha().png().toBuffer())
  expect(opaque.made.alpha).toBe(false)
})

test('place, camera and serial number are in no file; the rights are read and stay', async () => {
  const exif = {
    ...exifOfHobart,
    IFD0: { Artist: 'Mio Tanaka', Copyright: 'Copyright Mio Tanaka, CC BY 4.0', Model: 'Camera-of-Mio' },
    IFD2: { BodySerialNumber: 'SERIAL-4711' },
  }
  const bytes = await halves(200, 100).withExif(exif).withXmp(xmpOfHobart).jpeg().toBuffer()
  expect(bytes.toString('latin1')).toContain('SERIAL-4711')
  const { made, read } = await run(bytes)
  expect(made.licence).toBe('Copyright Mio Tanaka, CC BY 4.0')
  for (const { name, format } of made.files) {
    const text = (await read(name)).toString('latin1')
    for (const trace of [...traces, 'SERIAL-4711', 'Camera-of-Mio', 'GPS']) expect(text).not.toContain(trace)
    const { exif: kept } = await sharp(await read(name)).metadata()
    expect([format, kept?.toString('utf8').includes('Copyright Mio Tanaka, CC BY 4.0')]).toEqual([
      format,
      true,
    ])
  }
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test('an SVG, a GIF, a PDF, a page and nothing at all are no pictures, whatever they are called', async () => {
  const gif = await halves(9, 9).gif().toBuffer()
  for (const bytes of [Buffer.from(svg), gif, Buffer.from('%PDF-1.7\n'), Buffer.from('<!doctype html>')])
    expect((await run(bytes)).answer).toEqual({ fault: 'unreadable' })
  expect((await run(Buffer.alloc(0))).answer).toEqual({ fault: 'unreadable' })
})

test('a picture of 30,000 × 30,000 pixels and one of 10,001 × 10,000 are refused before they are decoded', async () => {
  for (const bytes of [bomb(30_000, 30_000), bomb(10_001, 10_000)]) {
    const before = performance.now()
    const { answer, names } = await run(bytes)
    expect(answer).toEqual({ fault: 'pixels' })
    expect(await names()).toEqual(['original'])
    expect(performance.now() - before).toBeLessThan(20_000)
  }
})

test('a picture that breaks off is refused whole', async () => {
  const formats = ['jpeg', 'png', 'webp', 'tiff'] as const
  for (const format of inTurn(formats, 2)) {
    const whole = await halves(900, 700).toFormat(format).toBuffer()
    expect((await run(whole.subarray(0, whole.length / 2))).answer).toEqual({ fault: 'unreadable' })
  }
})

test('what else is in a file goes nowhere: a picture that is also a page is only a picture', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const { made, read } = await run(Buffer.concat([await halves(90, 70).jpeg().toBuffer(), page]))
  for (const { name } of made.files) expect((await read(name)).includes('<script>')).toBe(false)
})

test('AVIF, WebP, TIFF with 16 bits and CMYK are taken', async () => {
  const taken = [
    await halves(90, 70).avif({ effort: 0 }).toBuffer(),
    await halves(90, 70).webp().toBuffer(),
    await halves(90, 70).toColourspace('rgb16').tiff().toBuffer(),
    await halves(90, 70).toColourspace('cmyk').jpeg().toBuffer(),
    await halves(90, 70).greyscale().png().toBuffer(),
  ]
  for (const bytes of inTurn(taken, 2)) expect((await run(bytes)).made.files?.length).toBeGreaterThan(5)
})
