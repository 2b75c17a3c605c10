import type { Report } from './paint-works.ts'

interface Out {
  isTTY?: boolean
  write(text: string): unknown
}

const cells = 24

/** A bar that fills on a terminal; elsewhere one plain line when a work begins and one when it is done. */
export function makeReport(out: Out = process.stdout): Report {
  let shown = ''
  return {
    progress(master, part) {
      if (!out.isTTY) {
        if (part === 0) out.write(`painting ${master}\n`)
        return
      }
      const full = Math.round(cells * Math.min(1, part))
      const line = `\r\x1b[K${'█'.repeat(full)}${'░'.repeat(cells - full)} ${Math.floor(part * 100)} %  ${master}`
      if (line !== shown) out.write(line)
      shown = line
    },
    tell(line) {
      out.write(out.isTTY ? `\r\x1b[K${line}\n` : `${line}\n`)
    },
  }
}
