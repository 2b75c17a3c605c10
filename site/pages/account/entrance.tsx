import type { ReactNode } from 'react'
import { Phrases } from '../../../ui/phrases.tsx'
import type { PictureData } from '../../../ui/picture.tsx'
import { Artwork } from '../../features/account/artwork.tsx'
import styles from './entrance.module.css'

interface EntranceProps {
  readonly heading: string
  readonly lead?: string
  readonly artwork: PictureData | undefined
  readonly credit: string
  readonly children: ReactNode
}

/** The page of a form that its dialog shows as well: the form, and a painting beside it. */
export function Entrance({ heading, lead, artwork, credit, children }: EntranceProps) {
  return (
    <div className={`grid ${styles.entrance}`}>
      {artwork && (
        <div className={styles.artwork}>
          <Artwork picture={artwork} credit={credit} />
        </div>
      )}
      <div className={styles.words}>
        <h1 className={styles.heading}>
          <Phrases text={heading} />
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
