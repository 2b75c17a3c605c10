import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import styles from './leaf.module.css'

/** The versions, newest first, as their anchors. */
export const releases = ['5-3', '5-2', '5-x', '5-0'] as const
type Release = (typeof releases)[number]

/** The version in its display form. */
export const figureOf: Readonly<Record<Release, string>> = {
  '5-3': '5.3',
  '5-2': '5.2',
  '5-x': '5X',
  '5-0': '5.0',
}

interface LeafProps {
  readonly release: Release
  /** The sheet of twelve leaves that it is cut out of. */
  readonly leaves: PictureData
  readonly priority?: boolean
}

/** The pressed leaf of a release; the list below the calendar has its text. */
export function Leaf({ release, leaves, priority = false }: LeafProps) {
  return (
    <span className={styles.leaf} data-release={release}>
      <Picture
        picture={leaves}
        sizes="(max-width: 599.98px) 1000px, 1800px"
        className={styles.sheet}
        priority={priority}
        decorative
      />
    </span>
  )
}
