import { ActionButton } from '../../../../../ui/action.tsx'
import type { Ground, Oklch } from '../../../../brushes/brush.ts'
import { grounds } from '../../../../brushes/grounds.ts'
import type { BrushesCopy } from '../copy/en.ts'
import type { WallSet } from '../load-wall.ts'
import { ColourWheel } from './colour-wheel.tsx'
import styles from './panel.module.css'

export const papers = ['paper', 'kraft', 'sky', 'slate', 'night'] as const satisfies readonly Ground[]

export interface PanelState {
  readonly brush: string
  /** The scale of the brush: 1 is the size of its specimen. */
  readonly size: number
  readonly opacity: number
  /** Null: the pigment of the specimen. */
  readonly colour: Oklch | null
}

interface PanelProps {
  readonly copy: BrushesCopy['studio']
  /** The id of the heading. */
  readonly heading: string
  readonly sets: readonly WallSet[]
  readonly state: PanelState
  /** The brush's default pigment. */
  readonly own: Oklch | null
  readonly steps: number
  readonly ground: Oklch
  /** Whether there is a canvas; without one the brush is only shown. */
  readonly hasSheet: boolean
  readonly onChange: (next: Partial<PanelState>) => void
  readonly onUndo: () => void
  readonly onPaper: (ground: Oklch) => void
  readonly onClear: () => void
  readonly onSave: () => void
}

/** The settings of the brush, and the actions on the sheet. */
export function Panel({ copy, heading, sets, state, own, steps, ground, hasSheet, ...on }: PanelProps) {
  const specimen = sets.flatMap(({ specimens }) => specimens).find(({ id }) => id === state.brush)
  return (
    <div className={styles.panel}>
      <h2 id={heading} className={styles.heading}>
        {copy.heading}
      </h2>
      {hasSheet && (
        <div className={styles.deeds}>
          <ActionButton quiet small aria-disabled={steps === 0} onClick={on.onUndo}>
            {copy.undo}
          </ActionButton>
          <ActionButton quiet small onClick={on.onClear}>
            {copy.clear}
          </ActionButton>
          <ActionButton small onClick={on.onSave}>
            {copy.save}
          </ActionButton>
        </div>
      )}
      <div className={styles.brush}>
        <label className={styles.field}>
          <span>{copy.brush}</span>
          <select value={state.brush} onChange={event => on.onChange({ brush: event.currentTarget.value })}>
            {sets.map(set => (
              <optgroup key={set.id} label={set.name}>
                {set.specimens.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {specimen && (
          <img
            className={styles.specimen}
            src={specimen.webp}
            alt={specimen.stroke}
            width="420"
            height="120"
          />
        )}
      </div>
      {hasSheet && (
        <>
          <div className={styles.sliders}>
            <label className={styles.field}>
              <span>{copy.size}</span>
              <input
                type="range"
                min="-10"
                max="10"
                value={Math.round(Math.log2(state.size) * 5)}
                aria-valuetext={`${Math.round(state.size * 100)} %`}
                onChange={event => on.onChange({ size: 2 ** (Number(event.currentTarget.value) / 5) })}
              />
            </label>
            <label className={styles.field}>
              <span>{copy.opacity}</span>
              <input
                type="range"
                min="5"
                max="100"
                value={Math.round(state.opacity * 100)}
                aria-valuetext={`${Math.round(state.opacity * 100)} %`}
                onChange={event => on.onChange({ opacity: Number(event.currentTarget.value) / 100 })}
              />
            </label>
          </div>
          <fieldset className={styles.colour}>
            <legend>{copy.colour}</legend>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={state.colour === null}
                onChange={event =>
                  on.onChange({ colour: event.currentTarget.checked ? null : (own ?? grounds.night) })
                }
              />
              {copy.ownColour}
            </label>
            <ColourWheel
              copy={copy}
              colour={state.colour ?? own ?? grounds.night}
              onChange={colour => on.onChange({ colour })}
            />
          </fieldset>
          <label className={styles.field}>
            <span>{copy.paper}</span>
            <select
              value={papers.find(paper => grounds[paper].join() === ground.join()) ?? 'paper'}
              onChange={event => {
                const chosen = papers.find(paper => paper === event.currentTarget.value)
                if (chosen) on.onPaper(grounds[chosen])
              }}
            >
              {papers.map(paper => (
                <option key={paper} value={paper}>
                  {copy.papers[paper]}
                </option>
              ))}
            </select>
          </label>
          <p className={styles.note}>
            {copy.private} <span className={styles.fingers}>{copy.fingers}</span>
          </p>
        </>
      )}
    </div>
  )
}
