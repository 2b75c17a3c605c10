import { useEffect, useRef, useState } from 'react'
import { interpolate } from '../../../../ui/language/format.ts'
import type { Colour } from '../../../paint/colour.ts'
import { contrastOf, toHex, toOklch } from '../../../paint/gamut.ts'
import styles from './bands.module.css'
import type { ColorCopy } from './copy/en.ts'
import { copyText } from './copy-text.ts'

/** The paper and the ink of yles/tokens/colour.css. */
const paper: Colour = [0.943, 0.017, 78]
const ink: Colour = [0.244, 0.038, 279]

interface BandsProps {
  readonly copy: ColorCopy['explorer']['bands']
  readonly colours: readonly Colour[]
}

/** Each colour of the harmony with its name and its contrast to paper and ink. */
export function Bands({ copy, colours }: BandsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [status, setStatus] = useState('')

  useEffect(() => {
    for (const [at, colour] of colours.entries()) {
      const band = list.current?.children[at] as HTMLElement | undefined
      band?.style.setProperty('--colour', toOklch(colour))
    }
  }, [colours])

  const saysOf = (contrast: number, sentence: string) =>
    interpolate(sentence, { n: contrast.toFixed(1), grade: gradeOf(contrast, copy) })

  async function take(text: string) {
    setStatus('')
    const isCopied = await copyText(text)
    setStatus(isCopied ? interpolate(copy.copied, { value: text }) : copy.failed)
  }

  return (
    <div className={styles.bands}>
      <ul ref={list} className={styles.list} aria-label={copy.label}>
        {colours.map((colour, at) => {
          const [onPaper, onInk] = [contrastOf(colour, paper), contrastOf(colour, ink)]
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the colours of a harmony are never reordered
              key={at}
              className={styles.band}
            >
              <div className={styles.card}>
                <p className={styles.values}>
                  <button
                    type="button"
                    className={styles.value}
                    aria-label={interpolate(copy.copy, { value: toHex(colour) })}
                    onClick={() => void take(toHex(colour))}
                  >
                    {toHex(colour)}
                  </button>
                  <button
                    type="button"
                    className={styles.value}
                    aria-label={interpolate(copy.copy, { value: toOklch(colour) })}
                    onClick={() => void take(toOklch(colour))}
                  >
                    {toOklch(colour)}
                  </button>
                </p>
                <p className={styles.contrast}>
                  <span>{saysOf(onPaper, copy.onPaper)}</span>
                  <span>{saysOf(onInk, copy.onInk)}</span>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      <p role="status" className={styles.said}>
        {status}
      </p>
    </div>
  )
}

/** The WCAG level of a contrast ratio. https://www.w3.org/TR/WCAG22/#contrast-minimum, #contrast-enhanced */
function gradeOf(contrast: number, { text, large, neither }: BandsProps['copy']): string {
  if (contrast >= 4.5) return text
  return contrast >= 3 ? large : neither
}
