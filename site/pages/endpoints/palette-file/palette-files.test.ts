import { expect, test } from 'vitest'
import { palettes } from '../../../paint/palettes.ts'
import { writePalette } from './palette-files.ts'

const palette = { name: '海岸', colours: palettes.coast }

test('the text for GIMP has a row of three numbers and a name for each colour', () => {
  const rows = String(writePalette.gpl(palette)).split('\n')
  expect(rows.slice(0, 2)).toEqual(['GIMP Palette', 'Name: 海岸'])
  const colours = rows.filter(row => /^[ \d]{11}\t#[0-9a-f]{6}$/.test(row))
  expect(colours).toHaveLength(6)
  const [first = ''] = colours
  const bytes = first.slice(0, 11).match(/\d+/g)?.map(Number) ?? []
  expect(`#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`).toBe(first.slice(12))
})

test('the swatch file is read back block by block to its end', () => {
  const bytes = writePalette.ase(palette) as Uint8Array
  const view = new DataView(bytes.buffer)
  const letters = (from: number, length: number) => String.fromCharCode(...bytes.slice(from, from + length))
  expect(letters(0, 4)).toBe('ASEF')
  expect(view.getUint32(4)).toBe(0x00010000)
  const kinds: number[] = []
  let at = 12
  for (let left = view.getUint32(8); left > 0; left--) {
    kinds.push(view.getUint16(at))
    if (view.getUint16(at) === 1) {
      const after = at + 8 + view.getUint16(at + 6) * 2
      expect(letters(after, 4)).toBe('RGB ')
      for (const part of [0, 1, 2]) {
        expect(view.getFloat32(after + 4 + part * 4)).toBeGreaterThanOrEqual(0)
        expect(view.getFloat32(after + 4 + part * 4)).toBeLessThanOrEqual(1)
      }
    }
    at += 6 + view.getUint32(at + 2)
  }
  expect(at).toBe(bytes.length)
  expect(kinds).toEqual([0xc001, 1, 1, 1, 1, 1, 1, 0xc002])
  expect(String.fromCharCode(view.getUint16(20), view.getUint16(22))).toBe('海岸')
})

test('the JSON says each colour twice', () => {
  const { name, colours } = JSON.parse(String(writePalette.json(palette)))
  expect(name).toBe('海岸')
  expect(colours).toHaveLength(6)
  expect(colours[0]).toEqual({ hex: expect.stringMatching(/^#/), oklch: 'oklch(30.0% 0.050 262)' })
})
