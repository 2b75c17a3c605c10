import { parseArgs } from 'node:util'
import { getWorks } from '../art/find-works.ts'
import { buildGallery } from '../art/gallery.ts'
import { findState, noteWorks, paintWorks, studio } from '../art/paint-works.ts'
import { makeReport } from '../art/report.ts'
import type { Work } from '../art/work.ts'
import { works } from '../art/works.ts'

const usage = `npm run art                            paint the works that changed, then encode what changed
npm run art -- --list                  every work, and whether it is up to date
npm run art -- --only coast --only …   paint these alone, by master or picture, and encode nothing
npm run art -- --force                 paint also what did not change
npm run art -- --note                  record works and films whose programs changed, but no pixel, as up to date
npm run art -- --encode                encode what changed, paint nothing
npm run art -- --marks                 draw the marks and icons anew first
npm run art -- --sprites               draw the SVG files that pages refer to anew
npm run art -- --press                 lay out the press kit anew
npm run art -- --lessons               make what the beginners series hands out
npm run art -- --sharing               photograph the pages' pictures for sharing anew
npm run art -- --sharing-fonts         cut the fonts that pictures for sharing are set in at publishing
npm run art -- --sheets                lay the collection out on sheets in docs/art`

const options = {
  list: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  force: { type: 'boolean' },
  note: { type: 'boolean' },
  encode: { type: 'boolean' },
  marks: { type: 'boolean' },
  sprites: { type: 'boolean' },
  press: { type: 'boolean' },
  lessons: { type: 'boolean' },
  sharing: { type: 'boolean' },
  'sharing-fonts': { type: 'boolean' },
  sheets: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

const report = makeReport()

process.stdout.on('error', () => process.exit()) // whoever read the list has read enough

try {
  const { values } = parseArgs({ options, allowPositionals: false })
  const chosen = values.only ? getWorks(values.only) : works
  if (values.help) report.tell(usage)
  else if (values.list) await list()
  else if (values.note) await note(chosen, values.only === undefined)
  else if (values.sprites) await drawSprites()
  else if (values.press) await layOutPressKit()
  else if (values.lessons) await makeLessons()
  else if (values.sharing) await photographSharing()
  else if (values['sharing-fonts']) await cutFonts()
  else if (values.sheets) await layOutSheets()
  else if (values.encode) await buildGallery(report.tell)
  else {
    if (values.marks) await drawMarks()
    const painted = await paintWorks(chosen, report, { force: values.force === true })
    if (values.only) report.tell(`${painted} painted, ${chosen.length - painted} up to date`)
    else await buildGallery(report.tell)
  }
} catch (error) {
  if (process.stdout.isTTY) report.tell('')
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function list(): Promise<void> {
  for (const work of works) report.tell(`${work.master.padEnd(28)} ${await findState(work, studio)}`)
}

async function note(chosen: readonly Work[], withFilms: boolean): Promise<void> {
  report.tell(`${await noteWorks(chosen)} works noted`)
  if (!withFilms) return
  const [{ noteFilms }, { films }] = await Promise.all([
    import('../art/film.ts'),
    import('../art/catalogue.ts'),
  ])
  report.tell(`${await noteFilms(films)} films noted`)
}

async function drawMarks(): Promise<void> {
  const { drawIcons } = await import('../art/marks/icons.ts')
  await drawIcons()
  report.tell('marks and icons drawn')
}

async function drawSprites(): Promise<void> {
  const { writeSprites } = await import('../art/sprites/sprites.ts')
  await writeSprites()
  report.tell('sprites drawn')
}

async function layOutPressKit(): Promise<void> {
  const { writePressKit } = await import('../art/apps/press-files.ts')
  await writePressKit()
  report.tell('press kit laid out')
}

async function makeLessons(): Promise<void> {
  const { writeLessons } = await import('../art/lessons/write-lessons.ts')
  await writeLessons(report.tell)
}

async function photographSharing(): Promise<void> {
  const { writeSharingPictures } = await import('../art/sharing/write.ts')
  await writeSharingPictures(report.tell)
}

async function cutFonts(): Promise<void> {
  const { cutSharingFonts } = await import('../art/sharing/cut-fonts.ts')
  await cutSharingFonts()
  report.tell('fonts for sharing cut, and their stroke painted')
}

async function layOutSheets(): Promise<void> {
  const { writeContactSheets } = await import('../art/contact-sheets.ts')
  await writeContactSheets()
  report.tell('contact sheets laid out in docs/art')
}
