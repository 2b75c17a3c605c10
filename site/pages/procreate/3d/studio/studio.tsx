import { useRef } from 'react'
import { Phrases } from '../../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../../ui/picture.tsx'
import type { SpaceCopy } from '../copy/en.ts'
import { Controls } from './controls.tsx'
import glow from './glow.module.css'
import { Radios } from './radios.tsx'
import styles from './studio.module.css'
import { useViewer } from './use-viewer.ts'

interface StudioProps {
  readonly copy: SpaceCopy['studio']
  readonly bust: PictureData
}

/** The head and its lamps: a picture until the visitor turns on the viewer. */
export function Studio({ copy, bust }: StudioProps) {
  const container = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const viewer = useViewer({ container, slot, label: copy.canvas, canvasClass: styles.canvas })
  const { state, settings } = viewer
  const message = state === 'still' || state === 'coming' || state === 'live' ? '' : copy.messages[state]
  return (
    <section className={`${styles.studio} ${glow.glow}`} data-state={state}>
      <div className={`grid ${styles.view}`}>
        <div ref={container} className={styles.holder} />
        <div className={styles.words}>
          <h1>
            <Phrases text={copy.heading} />
          </h1>
          <p className={styles.lead}>{copy.lead}</p>
        </div>
        <div ref={slot} className={styles.slot}>
          <Picture
            picture={bust}
            sizes="(max-width: 599.98px) 92vw, 34rem"
            className={styles.still}
            priority
          />
        </div>
        <p className={styles.start}>
          <button
            type="button"
            className={styles.button}
            onClick={viewer.turnOn}
            aria-disabled={state === 'coming'}
            hidden={state === 'live' || state === 'none'}
          >
            {state === 'coming' ? copy.coming : copy.turnOn}
          </button>
          <span role="status" className={styles.message}>
            {message}
          </span>
        </p>
        <div className={styles.panel} hidden={state === 'none'}>
          <Controls copy={copy} viewer={viewer} />
        </div>
      </div>
      <div className={`${styles.shelf} ${glow.environments}`} hidden={state === 'none'}>
        <Radios
          name="environment"
          label={copy.environments.label}
          look="balls"
          options={Object.entries(copy.environments.names)}
          value={settings.environment}
          onChoose={value => viewer.change({ environment: value })}
        />
      </div>
    </section>
  )
}
