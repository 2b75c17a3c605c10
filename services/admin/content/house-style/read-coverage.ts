/**
 * The characters that a font file (TrueType or OpenType) has glyphs for: the ranges of its `cmap` table, in formats 4 and 12.
 * https://learn.microsoft.com/typography/opentype/spec/cmap
 */
export function readCoverage(font: Buffer): (character: number) => boolean {
  const ranges = subtablesOf(font).flatMap(at => {
    const format = font.readUInt16BE(at)
    return format === 12 ? groupsOf(font, at) : format === 4 ? segmentsOf(font, at) : []
  })
  return character => ranges.some(([from, to]) => from <= character && character <= to)
}

type Range = readonly [from: number, to: number]

const range = (length: number) => Array.from({ length }, (_, at) => at)

function subtablesOf(font: Buffer): number[] {
  const records = range(font.readUInt16BE(4)).map(at => 12 + at * 16)
  const record = records.find(at => font.toString('latin1', at, at + 4) === 'cmap')
  if (record === undefined) return []
  const cmap = font.readUInt32BE(record + 8)
  return range(font.readUInt16BE(cmap + 2)).map(at => cmap + font.readUInt32BE(cmap + 8 + at * 8))
}

const groupsOf = (font: Buffer, at: number): Range[] =>
  range(font.readUInt32BE(at + 12)).map(group => {
    const start = at + 16 + group * 12
    return [font.readUInt32BE(start), font.readUInt32BE(start + 4)]
  })

/** The last segment, 0xffff, is the end of the table. */
function segmentsOf(font: Buffer, at: number): Range[] {
  const double = font.readUInt16BE(at + 6)
  return range(double / 2 - 1).map(segment => {
    const end = at + 14 + segment * 2
    return [font.readUInt16BE(end + double + 2), font.readUInt16BE(end)]
  })
}
