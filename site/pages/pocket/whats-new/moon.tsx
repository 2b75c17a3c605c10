import { Picture, type PictureData } from '../../../ui/picture.tsx'
import styles from './moon.module.css'

export type Phase = 'crescent' | 'half' | 'gibbous' | 'full'

export interface MoonProps {
  readonly phase: Phase
  /** The painting that it is cut out of; what is on it has been said in the first screen. */
  readonly painting: PictureData
}

/** The painted moon as it waxes on the southern side of the earth: from the left. */
export const Moon = ({ phase, painting }: MoonProps) => (
  <span className={styles.moon}>
    <span className={styles.light} data-phase={phase}>
      <Picture
        picture={painting}
        sizes="(max-width: 822.98px) 600px, 1600px"
        className={styles.painting}
        decorative
      />
    </span>
  </span>
)
