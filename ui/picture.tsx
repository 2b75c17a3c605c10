import styles from './picture.module.css'

/** A picture of the collection in one language, as loaders return it. */
export interface PictureData {
  readonly alt: string
  readonly credit: string
  /** Of the largest file, in pixels: reserves the aspect ratio before loading. */
  readonly width: number
  readonly height: number
  /** In order of preference. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  /** The `<img src>` for browsers that support none of the formats. */
  readonly fallback: string
  /** The dominant colour, as one of the style sheet's tones; absent for a transparent picture. */
  readonly tone?: string | undefined
}

export interface PictureProps {
  readonly picture: PictureData
  /** The value of `<img sizes>`. */
  readonly sizes: string
  readonly className?: string | undefined
  /** The largest contentful image of the first screen: loaded eagerly with high priority. */
  readonly priority?: boolean
  /** Visible on the first screen: loaded eagerly, after the one with `priority`, and painted with it. */
  readonly early?: boolean
  /** The `alt` is empty because the text beside it says the same. */
  readonly decorative?: boolean
  /** Another crop for narrow screens (art direction). */
  readonly narrow?: { readonly picture: PictureData; readonly media: string; readonly sizes: string }
  /** Shows a credit line below it. */
  readonly credited?: boolean
}

/**
 * A responsive image in AVIF, WebP and JPEG or PNG, lazy by default. The aspect ratio and the dominant colour are there
 * before loading; when loading fails, the `alt` text is shown.
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
        decoding={priority || early ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : early ? 'low' : 'auto'}
      />
    </picture>
  )
}
