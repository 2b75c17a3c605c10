import { useEffect, useState } from 'react'
import styles from './film.module.css'
import { FilmButton } from './film-button.tsx'
import { type FilmLabels, useFilmPlaying } from './film-playing.ts'
import { isSoundOn, rememberSound } from './film-sound.ts'

/** A video of the collection in one language, as loaders return it. */
export interface FilmData {
  readonly alt: string
  readonly credit: string
  /** In pixels: reserves the aspect ratio before loading. */
  readonly width: number
  readonly height: number
  readonly poster: { readonly avif: string; readonly jpg: string }
  /** The dominant colour of the poster, as for a picture. */
  readonly tone?: string | undefined
  /** In order of preference. */
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  readonly captions?: { readonly src: string; readonly lang: string; readonly label: string } | undefined
  readonly loops: boolean
  readonly sound: boolean
  readonly labels: FilmLabels
}

export interface FilmProps {
  readonly film: FilmData
  readonly className?: string | undefined
  /** Whether it plays by itself while in view; true by default. */
  readonly autoPlay?: boolean
  /** Shows a credit line below it. */
  readonly credited?: boolean
}

/**
 * A video with a poster: plays muted while in view, with a pause button, and buttons for sound and captions where it has
 * them. Without scripts it shows the browser's controls.
 */
export function Film({ film, className, autoPlay = true, credited = false }: FilmProps) {
  const screen = <Screen film={film} autoPlay={autoPlay} />
  return (
    <figure className={className ? `${styles.figure} ${className}` : styles.figure}>
      {screen}
      {credited && <figcaption className={styles.credit}>{film.credit}</figcaption>}
    </figure>
  )
}

function Screen({ film, autoPlay }: { readonly film: FilmData; readonly autoPlay: boolean }) {
  const { poster, labels, captions } = film
  const { video, playing, started, toggle, events } = useFilmPlaying(autoPlay)
  const [muted, setMuted] = useState(true)
  const [captioned, setCaptioned] = useState(true)

  // The choice of sound on an earlier video of this tab.
  useEffect(() => {
    if (film.sound && isSoundOn() && video.current) video.current.muted = false
  }, [film.sound, video])

  function toggleSound() {
    rememberSound(muted)
    if (video.current) video.current.muted = !muted
  }

  function toggleCaptions() {
    const track = video.current?.textTracks[0]
    if (track) track.mode = captioned ? 'hidden' : 'showing'
    setCaptioned(!captioned)
  }

  const content = (
    <>
      {film.sources.map(source => (
        <source key={source.src} {...source} />
      ))}
      {captions && (
        <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} default />
      )}
    </>
  )

  return (
    <div className={styles.film}>
      <picture>
        <source type="image/avif" srcSet={poster.avif} />
        <img
          src={poster.jpg}
          alt=""
          className={styles.poster}
          data-tone={film.tone}
          width={film.width}
          height={film.height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <video
        ref={video}
        className={styles.video}
        data-started={started || undefined}
        aria-label={film.alt}
        width={film.width}
        height={film.height}
        muted
        loop={film.loops}
        playsInline
        preload="none"
        onVolumeChange={event => setMuted(event.currentTarget.muted)}
        {...events}
      >
        {content}
      </video>
      <noscript className={styles.plain}>
        <video
          className={styles.plain}
          aria-label={film.alt}
          poster={poster.jpg}
          width={film.width}
          height={film.height}
          controls
          muted
          loop={film.loops}
          playsInline
          preload="none"
        >
          {content}
        </video>
      </noscript>
      <div className={styles.buttons}>
        {captions && (
          <FilmButton sign="captions" label={labels.captions} pressed={captioned} onClick={toggleCaptions} />
        )}
        {film.sound && (
          <FilmButton
            sign={muted ? 'mute' : 'sound'}
            label={muted ? labels.unmute : labels.mute}
            onClick={toggleSound}
          />
        )}
        <FilmButton
          sign={playing ? 'pause' : 'play'}
          label={playing ? labels.pause : labels.play}
          onClick={toggle}
        />
      </div>
    </div>
  )
}
