import { Picture, type PictureData } from '../../../ui/picture.tsx'
import styles from './artwork.module.css'

/** A painting with its credit under it, filling the place that it is given. */
export function Artwork({ picture, credit }: { picture: PictureData; credit: string }) {
  return (
    <figure className={styles.artwork}>
      <Picture picture={picture} sizes="(max-width: 599.98px) 100vw, 40vw" className={styles.painting} />
      <figcaption className={styles.credit}>
        <span className="visually-hidden">{credit}: </span>
        {picture.credit}
      </figcaption>
    </figure>
  )
}
