import styles from './picture.module.css'

/** A picture of the collection in one language, as the loaders hand it out. */
export interface PictureData {
  readonly alt: string
  readonly credit: string
  /** Of the largest file, in pixels: they give the place its shape before the picture is there. */
  readonly width: number
  readonly height: number
  /** Best format first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  /** For browsers that know none of the formats above. */
  readonly fallback: string
  /** Its main colour, one of those in the style sheet; none for a picture that the ground shows through. */
  readonly tone?: string | undefined
}

export interface PictureProps {
  readonly picture: PictureData
  /** How wide it is shown, as for `<img sizes>`. */
  readonly sizes: string
  readonly className?: string | undefined
  /** The one picture that the first screen waits for. */
  readonly priority?: boolean
  /** Stands on the first screen too: it is asked for with the document, after the one that has priority. */
  readonly early?: boolean
  /** Says nothing that the words beside it do not say. */
  readonly decorative?: boolean
  /** Another crop for narrow screens. */
  readonly narrow?: { readonly picture: PictureData; readonly media: string; readonly sizes: string }
  /** Shows below it who made it. */
  readonly credited?: boolean
}

/**
 * AVIF, WebP, then JPEG or PNG, in a ladder of widths; lazy unless it is the one that counts. Its place has its shape and
 * its main colour from the start; if it does not come, what there would be to see is read there.
 */
export function Picture({ credited = false, ...props }: PictureProps) {
  if (!credited) return <Sources {...props} />
  return (
    <figure className={styles.credited}>
      <Sources {...props} />
      <figcaption className={styles.credit}>{props.picture.credit}</figcaption>
    </figure>
  )
}

function Sources({
  picture,
  sizes,
  className,
  priority = false,
  early = false,
  decorative = false,
  narrow,
}: Omit<PictureProps, 'credited'>) {
  return (
    <picture className={styles.picture}>
      {narrow?.picture.sources.map(({ type, srcSet }) => (
        <source
          key={`narrow ${type}`}
          media={narrow.media}
          type={type}
          srcSet={srcSet}
          sizes={narrow.sizes}
          width={narrow.picture.width}
          height={narrow.picture.height}
        />
      ))}
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        data-tone={picture.tone}
        src={picture.fallback}
        alt={decorative ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority || early ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : early ? 'low' : 'auto'}
      />
    </picture>
  )
}
