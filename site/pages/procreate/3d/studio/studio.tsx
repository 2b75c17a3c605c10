import { useRef } from 'react'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { SpaceCopy } from '../copy/shape.ts'
import { Controls } from './controls.tsx'
import glow from './glow.module.css'
import { Radios } from './radios.tsx'
import styles from './studio.module.css'
import { useRoom } from './use-room.ts'

export interface StudioProps {
  readonly copy: SpaceCopy['studio']
  readonly bust: PictureData
}

/** The head in a dark room, and the lamps around it. Until somebody turns them on it is a picture. */
export function Studio({ copy, bust }: StudioProps) {
  const holder = useRef<HTMLDivElement>(null)
  const slot = useRef<HTMLDivElement>(null)
  const room = useRoom({ holder, slot, label: copy.canvas, canvasClass: styles.canvas })
  const { state, wish } = room
  const message = state === 'still' || state === 'coming' || state === 'live' ? '' : copy.messages[state]
  return (
    <section className={`${styles.studio} ${glow.glow}`} data-state={state}>
      <div className={`grid ${styles.view}`}>
        <div ref={holder} className={styles.holder} />
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
            onClick={room.turnOn}
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
          <Controls copy={copy} room={room} />
        </div>
      </div>
      <div className={`${styles.shelf} ${glow.rooms}`} hidden={state === 'none'}>
        <Radios
          name="room"
          label={copy.rooms.label}
          look="balls"
          options={Object.entries(copy.rooms.names)}
          value={wish.room}
          onChoose={value => room.change({ room: value })}
        />
      </div>
    </section>
  )
}
