import { useState } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import { link } from '../../../language/link.ts'
import { type PaletteId, paletteIds } from '../../../paint/palettes.ts'
import type { ColorCopy } from './copy/en.ts'
import { copyText } from './copy-text.ts'
import styles from './palettes.module.css'

interface PalettesProps {
  readonly copy: ColorCopy['palettes']
  readonly locale: Locale
  readonly pictures: Readonly<Record<PaletteId, PictureData>>
  /** As `#rrggbb`. */
  readonly colours: Readonly<Record<PaletteId, readonly string[]>>
}

const types = ['ase', 'gpl', 'json'] as const

/** Six palettes with their colour values and downloads. */
export function Palettes({ copy, locale, pictures, colours }: PalettesProps) {
  const [status, setStatus] = useState<{ id: PaletteId; text: string } | null>(null)

  async function take(id: PaletteId) {
    setStatus(null)
    const isCopied = await copyText(colours[id].join(' '))
    setStatus({ id, text: isCopied ? interpolate(copy.copied, { name: copy.names[id] }) : copy.failed })
  }

  return (
    <section className={`grid later ${styles.palettes}`}>
      <div className={styles.words}>
        <h2>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.lead}>{copy.lead}</p>
        <Link className={moreClass} to={link(locale, '/handbook/procreate/5.3/colour/palettes')}>
          {copy.link}
        </Link>
      </div>
      {paletteIds.map(id => (
        <div key={id} className={styles.sheet}>
          <Picture
            picture={pictures[id]}
            sizes="(max-width: 822.98px) 92vw, 42vw"
            className={styles.painted}
          />
          <h3 className={styles.name}>{copy.names[id]}</h3>
          <p className={styles.numbers}>{colours[id].join(' ')}</p>
          <p className={styles.ways}>
            <button type="button" className={styles.copy} onClick={() => void take(id)}>
              {copy.copy}
            </button>
            {types.map(type => (
              <a
                key={type}
                className={styles.file}
                href={`/procreate/color/palettes/${id}.${type}`}
                download={`${id}.${type}`}
                aria-label={interpolate(copy.download, { name: copy.names[id], type: type.toUpperCase() })}
              >
                {type.toUpperCase()}
              </a>
            ))}
            <span role="status" className={styles.said}>
              {status?.id === id ? status.text : ''}
            </span>
          </p>
        </div>
      ))}
    </section>
  )
}
