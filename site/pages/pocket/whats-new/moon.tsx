import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import styles from './moon.module.css'

type Phase = 'crescent' | 'half' | 'gibbous' | 'full'

interface MoonProps {
  readonly phase: Phase
  /** The source painting, described in the hero. */
  readonly painting: PictureData
}

/** The waxing moon of the southern hemisphere, lit from the left. */
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
