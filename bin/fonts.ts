// Makes the web fonts: run it after changing a `heading` in Chinese or Japanese. See ui/styles/fonts/README.md.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CjkLocale } from '../contract/locale.ts'
import {
  describeFaces,
  describeFallbacks,
  describeFiles,
  describeGlyphs,
  describePageFaces,
  type Faces,
  type FontFile,
  type PageHeadings,
} from '../ui/styles/fonts/make/faces.ts'
import { listMeasuredPlaces } from '../ui/styles/fonts/make/fallback.ts'
import { type HeadingFont, makeHeading } from '../ui/styles/fonts/make/heading.ts'
import { listHeadings } from '../ui/styles/fonts/make/headings.ts'
import { type latinFonts, makeLatin } from '../ui/styles/fonts/make/latin.ts'
import { deleteOtherFonts, writeHashed, writeSource } from '../ui/styles/fonts/make/output.ts'
import { listMissingPackages } from '../ui/styles/fonts/make/python.ts'

const missing = listMissingPackages()
if (missing.length > 0) {
  console.error(`fonts: please install what makes them first: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

const root = join(import.meta.dirname, '..')
const folder = join(root, 'public/fonts')
const workFolder = mkdtempSync(join(tmpdir(), 'fonts-'))
const kept = new Set<string>()

function keep(name: string, { bytes, characters }: HeadingFont): FontFile {
  const file = writeHashed(folder, name, bytes)
  kept.add(file)
  console.log(`fonts: ${file}  ${(bytes.length / 1000).toFixed(1)} kB, ${[...characters].length} characters`)
  return { file: `/fonts/${file}`, characters }
}

function latin(name: keyof typeof latinFonts) {
  const { common, rare } = makeLatin(name, listMeasuredPlaces(name), workFolder)
  return { common: keep(name, common), rare: keep(`${name}-rare`, rare), metrics: common.metrics }
}

async function heading(locale: CjkLocale) {
  const { frame, first, pages } = makeHeading(
    locale,
    await listHeadings(join(root, 'site'), locale),
    workFolder,
  )
  const nameOf = (page: string) => `heading-${locale}-${page.replace('pages/', '').replaceAll('/', '-')}`
  const keepAll = (fonts: ReadonlyMap<string, HeadingFont>, ending: string) =>
    new Map([...fonts].map(([page, font]) => [page, keep(nameOf(page) + ending, font)]))
  return {
    frame: keep(`heading-${locale}`, frame),
    first: keepAll(first, '-first'),
    pages: keepAll(pages, ''),
  }
}

try {
  const [cn, jp] = [await heading('cn'), await heading('jp')]
  const faces: Faces = {
    fraunces: latin('fraunces'),
    frauncesLetters: latin('fraunces-letters'),
    figtree: latin('figtree'),
    headings: { cn: cn.frame, jp: jp.frame },
  }
  const pages: PageHeadings = { cn, jp }
  writeSource(root, 'ui/styles/fonts/faces.css', describeFaces(faces))
  writeSource(root, 'ui/styles/fonts/fallbacks.css', describeFallbacks(faces))
  writeSource(root, 'ui/styles/fonts/files.json', describeFiles(faces, pages))
  writeSource(root, 'ui/styles/fonts/glyphs.json', describeGlyphs(faces, pages))
  for (const page of new Set([...cn.first.keys(), ...jp.first.keys()])) {
    writeSource(root, `site/${page}/heading-faces.css`, describePageFaces(page, pages))
  }
  deleteOtherFonts(folder, kept)
  console.log(
    'fonts: wrote faces.css, fallbacks.css, files.json and glyphs.json, and the heading-faces.css of each folder of pages',
  )
} finally {
  rmSync(workFolder, { recursive: true })
}
