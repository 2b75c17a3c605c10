import { interpolate } from '../../../../../ui/language/format.ts'
import type { SpaceCopy } from '../copy/en.ts'
import styles from './controls.module.css'
import { Dome } from './dome.tsx'
import { addLamp, changeLamp, heights, type Lamp, maxLamps, removeLamp, strengths, tones } from './lamps.ts'
import { Radios } from './radios.tsx'
import { Slider } from './slider.tsx'
import { type StudioViewer, surfaces } from './use-viewer.ts'

/** The lamp controls, the surface, and the rotation of the head. */
export function Controls({ copy, viewer }: { copy: SpaceCopy['studio']; viewer: StudioViewer }) {
  const { settings, change } = viewer
  const { lamps } = settings
  const chosen = Math.min(settings.chosen, lamps.length - 1)
  const lamp = lamps[chosen]
  const lampsCopy = copy.lamps
  if (!lamp) return null
  const set = (part: Partial<Lamp>, at = chosen) => change({ lamps: changeLamp(lamps, at, part), chosen: at })
  return (
    <div className={styles.controls}>
      <div className={styles.lamps}>
        <Radios
          name="lamp"
          label={lampsCopy.label}
          look="words"
          options={lamps.map(
            (_, at) => [String(at), interpolate(lampsCopy.lamp, { n: String(at + 1) })] as const,
          )}
          value={String(chosen)}
          onChoose={at => change({ chosen: Number(at) })}
        />
        <div className={styles.pair}>
          <button
            type="button"
            className={styles.tool}
            aria-disabled={lamps.length === maxLamps}
            onClick={() => {
              const more = addLamp(lamps)
              change({ lamps: more, chosen: more.length - 1 })
            }}
          >
            {lampsCopy.add}
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-disabled={lamps.length === 1}
            onClick={() => change({ lamps: removeLamp(lamps, chosen), chosen: Math.max(0, chosen - 1) })}
          >
            {lampsCopy.remove}
          </button>
        </div>
      </div>
      <div className={styles.place}>
        <Dome
          lamps={lamps}
          chosen={chosen}
          onChoose={at => change({ chosen: at })}
          onMove={(at, place) => set(place, at)}
        />
        <div className={styles.sliders}>
          <Slider
            label={lampsCopy.around}
            unit="°"
            min={-180}
            max={180}
            value={lamp.around}
            onChange={around => set({ around })}
          />
          <Slider
            label={lampsCopy.height}
            unit="°"
            {...heights}
            value={lamp.height}
            onChange={height => set({ height })}
          />
          <Slider
            label={lampsCopy.strength}
            unit=" %"
            {...strengths}
            value={lamp.strength}
            onChange={strength => set({ strength })}
          />
        </div>
      </div>
      <Radios
        name="tone"
        label={lampsCopy.tone}
        look="swatches"
        options={tones.map(tone => [tone, lampsCopy.tones[tone]] as const)}
        value={lamp.tone}
        onChoose={tone => set({ tone })}
      />
      <Radios
        name="surface"
        label={copy.surface.label}
        look="words"
        options={surfaces.map(surface => [surface, copy.surface[surface]] as const)}
        value={settings.surface}
        onChoose={surface => change({ surface })}
      />
      <div className={styles.last}>
        <label className={styles.turn}>
          <span>{copy.turn}</span>
          <input
            ref={viewer.turnSlider}
            type="range"
            min={-180}
            max={180}
            step={1}
            defaultValue={0}
            onChange={event => viewer.turnTo(event.currentTarget.valueAsNumber)}
          />
        </label>
        <button
          type="button"
          className={styles.tool}
          hidden={viewer.mayMove === false || viewer.state !== 'live'}
          onClick={() => viewer.swing(!viewer.swinging)}
        >
          {viewer.swinging ? copy.stop : copy.swing}
        </button>
        <button type="button" className={styles.tool} onClick={viewer.reset}>
          {copy.reset}
        </button>
      </div>
    </div>
  )
}
