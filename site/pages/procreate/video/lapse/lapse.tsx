import type { FilmData } from '../../../../../ui/film.tsx'
import { interpolate } from '../../../../../ui/language/format.ts'
import { Phrases } from '../../../../../ui/phrases.tsx'
import type { VideoCopy } from '../copy/en.ts'
import styles from './lapse.module.css'
import { duration, stageAt, stages } from './stages.ts'
import { useScrub } from './use-scrub.ts'

interface LapseProps {
  readonly copy: VideoCopy['lapse']
  readonly film: FilmData
}

/** The video that scrubs with the page; its slider does the same for keyboards and assistive technology. */
export function Lapse({ copy, film }: LapseProps) {
  const { section, video, mode, time, seek, readTime } = useScrub()
  const now = stageAt(time)
  const { captions } = film
  return (
    <section ref={section} id="lapse" className={styles.lapse} data-mode={mode}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h2 className={styles.heading}>
            <Phrases text={copy.heading} />
          </h2>
          <p className={styles.hint}>{copy.hint}</p>
        </div>
        <video
          ref={video}
          className={styles.film}
          aria-label={film.alt}
          poster={mode === 'scroll' ? undefined : film.poster.jpg}
          width={film.width}
          height={film.height}
          controls={mode !== 'scroll'}
          muted
          playsInline
          preload="none"
          onTimeUpdate={readTime}
        >
          {film.sources.map(source => (
            <source key={source.src} {...source} />
          ))}
          {captions && (
            <track kind="captions" src={captions.src} srcLang={captions.lang} label={captions.label} />
          )}
        </video>
        <div className={styles.time}>
          <input
            type="range"
            className={styles.slider}
            min={0}
            max={duration}
            step={0.5}
            value={time}
            aria-label={copy.slider}
            aria-valuetext={interpolate(copy.spoken, {
              n: `${Math.round(time)}`,
              stage: copy.stages[now].name,
            })}
            onChange={event => seek(event.target.valueAsNumber)}
          />
          <span className={styles.seconds} aria-hidden="true">
            {interpolate(copy.seconds, { n: `${Math.round(time)}` })}
          </span>
        </div>
        <ol className={styles.stages}>
          {stages.map(({ name }) => (
            <li
              key={name}
              className={styles.step}
              data-now={name === now || undefined}
              aria-current={mode !== 'plain' && name === now ? 'step' : undefined}
            >
              <h3 className={styles.name}>{copy.stages[name].name}</h3>
              <p>{copy.stages[name].text}</p>
            </li>
          ))}
        </ol>
        <p className={styles.credit}>{film.credit}</p>
      </div>
    </section>
  )
}
