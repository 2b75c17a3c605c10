import { everyLocale, isCjk, type Locale, languageTagOf } from '../../contract/locale.ts'
import { withBrowser } from '../devices/browser.ts'
import { cutFaces } from './cut-faces.ts'
import { drawingsOf } from './sheet-drawings.ts'
import { worksheetCopy } from './worksheet-copy.ts'

interface Worksheet {
  readonly locale: Locale
  readonly part: 1 | 2 | 3 | 4
  readonly bytes: Uint8Array
}

/** The sheet of each part in each language, on A4; needs fonts-noto-cjk. */
export function printWorksheets(): Promise<Worksheet[]> {
  return withBrowser(async browser => {
    const page = await browser.newPage()
    const sheets: Worksheet[] = []
    for (const locale of everyLocale) {
      for (const part of [1, 2, 3, 4] as const) {
        await page.setContent(writeSheet(locale, part, await cutFaces(locale, part)))
        await page.evaluate(() => document.fonts.ready)
        const pdf = await page.pdf({ format: 'A4', printBackground: true, tagged: true })
        sheets.push({ locale, part, bytes: undate(pdf) })
      }
    }
    return sheets
  })
}

/** The same sheet is the same bytes, whenever it is printed. */
function undate(pdf: Buffer): Uint8Array {
  const text = pdf.toString('latin1').replaceAll(/\(D:\d{14}/g, '(D:20260101000000')
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

function writeSheet(locale: Locale, part: 1 | 2 | 3 | 4, faces: string): string {
  const { series, part: number, foot, parts } = worksheetCopy[locale]
  const sheet = parts[part - 1]
  const [asian, asianDisplay] = isCjk(locale) ? ["'Text Asian',", "'Display Asian',"] : ['', '']
  const drawings = drawingsOf(locale)[part - 1]
  if (!sheet || !drawings) throw new Error(`No worksheet of part ${part}`)
  const tasks = sheet.tasks.map(
    (task, at) => `<section><h2><b>${at + 1}</b>${task}</h2>${drawings[at] ?? ''}</section>`,
  )
  return `<!doctype html><html lang="${languageTagOf(locale)}"><title>${sheet.title}</title><style>${faces}
    @page{margin:0}
    *{box-sizing:border-box;margin:0}
    body{width:210mm;height:296mm;padding:16mm 18mm 12mm;display:flex;flex-direction:column;
      font:400 10.5pt/1.5 Figtree,${asian}sans-serif;color:#1b1e33}
    header p{font-weight:600}
    h1{font:400 34pt/1.1 Fraunces,${asianDisplay}serif;letter-spacing:${isCjk(locale) ? '0' : '-.03em'};margin:1mm 0 2mm}
    main{flex:1;display:flex;flex-direction:column;justify-content:space-evenly}
    h2{font:600 10.5pt/1.4 Figtree,${asian}sans-serif;margin-bottom:2.5mm;display:flex;gap:3mm}
    h2 b{color:#c8402a}
    svg{display:block;overflow:visible}
    svg *{fill:none;stroke-width:.35;stroke:#1b1e33}
    svg .guide{stroke:#a9a4b2;stroke-width:.5}
    svg .dark{fill:#1f3f33;stroke:none} svg .pale{fill:#f2e2b4;stroke:none}
    svg .hole{fill:#fff;stroke:none}
    ul{padding:0;list-style:none;font-size:12pt}
    li{display:flex;gap:4mm;padding:2.2mm 0;border-top:.2mm solid #c9c3b8}
    li::before{content:'';width:5mm;height:5mm;border:.35mm solid}
    footer{font-size:8.5pt;color:#55546a}
  </style><body><header><p>${series} · ${number.replace('{n}', `${part}`)}</p><h1>${sheet.title}</h1><p>${sheet.lead}</p></header>
  <main>${tasks.join('')}</main><footer>${foot}</footer></body></html>`
}
