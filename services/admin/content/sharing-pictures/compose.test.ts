import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { composeSharingPicture } from './compose.ts'

const plain = { title: 'A harbour in five colours', kicker: 'Making', locale: 'en' } as const

describe('the picture an article is shared with', () => {
  test('is a JPEG of 1200 × 630 pixels that travels quickly', async () => {
    const bytes = await composeSharingPicture(plain)
    const { format, width, height } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect(bytes.length).toBeLessThan(150_000)
  })

  test('shows a rare Chinese character as itself, not as the box of an unknown one', async () => {
    const compose = (title: string) => composeSharingPicture({ ...plain, title, locale: 'cn' })
    const rare = [...'翀玥龘鱻㛂𠮷𩸽𰻞㊣']
    const pictures = await Promise.all([...rare, '\u{10fffd}', '\u{10fffc}'].map(compose))
    const seen = new Set(pictures.map(picture => Buffer.from(picture).toString('base64')))
    // The two that no font has are not counted twice: a box with their number in it.
    expect(seen.size).toBe(rare.length + 2)
  })

  test('takes markup in a title as words', async () => {
    await expect(composeSharingPicture({ ...plain, title: 'Ink & <b>paper' })).resolves.toBeInstanceOf(
      Uint8Array,
    )
  })

  test('shortens what no size can hold', async () => {
    const long = 'Every evening the ferry comes in '.repeat(40)
    const { height } = await sharp(await composeSharingPicture({ ...plain, title: long })).metadata()
    expect(height).toBe(630)
  })

  test('stands beside a picture if there is one', async () => {
    const ground = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#27489a' } })
      .png()
      .toBuffer()
    const bytes = await composeSharingPicture({ ...plain, ground })
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    const at = (300 * info.width + 1150) * info.channels
    expect(Math.abs((data[at] ?? 0) - 0x27)).toBeLessThan(8)
  })
})
