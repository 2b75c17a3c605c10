// Makes the web fonts: run it after changing a `heading` in Chinese or Japanese. See site/styles/fonts/README.md.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFaces, describeFiles } from '../site/styles/fonts/make/faces.ts'
import { listMeasuredWeights } from '../site/styles/fonts/make/fallback.ts'
import { makeHeading } from '../site/styles/fonts/make/heading.ts'
import { listHeadings } from '../site/styles/fonts/make/headings.ts'
import { makeLatin } from '../site/styles/fonts/make/latin.ts'
import { writeHashed, writeSource } from '../site/styles/fonts/make/output.ts'
import { listMissingPackages } from '../site/styles/fonts/make/python.ts'

const missing = listMissingPackages()
if (missing.length > 0) {
  console.error(`fonts: please install what makes them first: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

const root = join(import.meta.dirname, '..')
const workplace = mkdtempSync(join(tmpdir(), 'fonts-'))

function keep(name: string, { bytes, characters }: { bytes: Buffer; characters: string }) {
  const file = writeHashed(join(root, 'public/fonts'), name, bytes)
  console.log(`fonts: ${file}  ${(bytes.length / 1000).toFixed(1)} kB, ${[...characters].length} characters`)
  return `/fonts/${file}`
}

try {
  const fraunces = makeLatin('fraunces', listMeasuredWeights('fraunces'), workplace)
  const frauncesFile = keep('fraunces', fraunces)
  const figtree = makeLatin('figtree', listMeasuredWeights('figtree'), workplace)
  const figtreeFile = keep('figtree', figtree)
  const cn = makeHeading('cn', await listHeadings(join(root, 'site'), 'cn'), workplace)
  const jp = makeHeading('jp', await listHeadings(join(root, 'site'), 'jp'), workplace)
  const headings = {
    headingCn: cn.first,
    headingCnMore: cn.more,
    headingJp: jp.first,
    headingJpMore: jp.more,
  }
  const files = {
    fraunces: frauncesFile,
    figtree: figtreeFile,
    headingCn: keep('heading-cn', cn.first),
    headingCnMore: keep('heading-cn-more', cn.more),
    headingJp: keep('heading-jp', jp.first),
    headingJpMore: keep('heading-jp-more', jp.more),
  }
  const glyphs = Object.fromEntries(
    Object.entries(headings).map(([name, { characters }]) => [name, characters]),
  ) as Record<keyof typeof headings, string>
  writeSource(root, 'site/styles/fonts/faces.css', describeFaces(files, { fraunces, figtree, glyphs }))
  writeSource(root, 'site/styles/fonts/files.ts', describeFiles(files, glyphs))
  console.log('fonts: wrote site/styles/fonts/faces.css and files.ts')
} finally {
  rmSync(workplace, { recursive: true })
}
