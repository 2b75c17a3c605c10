import { parseArgs } from 'node:util'
import { buildGallery } from '../art/gallery.ts'

const usage = `npm run art               encode what changed in art/catalogue.ts or art/masters
npm run art -- --marks    draw the marks and icons anew first
npm run art -- --paint    paint the masters anew that come from code in this folder first`

const tell = (line: string) => process.stdout.write(`${line}\n`)

try {
  const { values } = parseArgs({
    options: { marks: { type: 'boolean' }, paint: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) tell(usage)
  else await work(values.marks, values.paint)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function work(marks: boolean | undefined, paint: boolean | undefined): Promise<void> {
  if (marks) {
    const { drawIcons } = await import('../art/marks/icons.ts')
    await drawIcons()
    tell('marks and icons drawn')
  }
  if (paint) {
    const { paintMasters } = await import('../art/paint/masters.ts')
    await paintMasters()
    tell('masters painted')
  }
  await buildGallery(tell)
}
