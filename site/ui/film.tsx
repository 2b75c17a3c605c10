import { useEffect, useState } from 'react'
import styles from './film.module.css'
import { FilmButton } from './film-button.tsx'
import { type FilmLabels, useFilmPlaying } from './film-playing.ts'
import { isSoundOn, rememberSound } from './film-sound.ts'

/** A film of the collection in one language, as the loaders hand it out. */
export interface FilmData {
  readonly alt: string
  readonly credit: string
  /** Pixels: they give the place its shape before anything is there. */
  readonly width: number
  readonly height: number
  readonly poster: { readonly avif: string; readonly jpg: string }
  /** The main colour of the poster, as for a picture. */
  readonly tone?: string | undefined
  /** The one to try first comes first. */
  readonly sources: readonly { readonly src: string; readonly type: string }[]
  readonly captions?: { readonly src: string; readonly lang: string; readonly label: string } | undefined
  readonly loops: boolean
  readonly sound: boolean
  readonly labels: FilmLabels
}

export interface FilmProps {
  readonly film: FilmData
  readonly className?: string | undefined
  /** false: it waits to be asked for. */
  readonly autoPlay?: boolean
  /** Shows below it who made it. */
  readonly credited?: boolean
}

/**
 * A film behind its poster: it plays while it is in view, silently, with a button that stops it, and one for the sound or
 * the captions where it has them. Without scripts it is the browser's own player.
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

  // What was asked for on another film of this visit.
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
