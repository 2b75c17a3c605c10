import { useState } from 'react'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { PictureData } from '../../../../ui/picture.tsx'
import type { Colour } from '../../../paint/colour.ts'
import { fitInto } from '../../../paint/gamut.ts'
import { Bands } from './bands.tsx'
import type { ColorCopy } from './copy/en.ts'
import styles from './explorer.module.css'
import { rim } from './wheel/disc-places.ts'
import { companionsOf, type HarmonyName, harmonyNames } from './wheel/harmonies.ts'
import { Wheel } from './wheel/wheel.tsx'

interface ExplorerProps {
  readonly copy: ColorCopy['explorer']
  readonly painted: PictureData
}

/** Burnt orange, and its complementary blue. */
const first: Colour = [0.66, 0.16, 45]

/** A colour wheel, and the harmony of the selected colour. */
export function Explorer({ copy, painted }: ExplorerProps) {
  const [chosen, setChosen] = useState(first)
  const [harmony, setHarmony] = useState<HarmonyName>('complementary')
  const [isOpen, setOpen] = useState(false)
  const colour = fitInto(chosen, 'srgb')
  const colours = companionsOf(chosen, harmony)
  const [lightness, chroma, hue] = colour

  function choose(part: Partial<Record<'lightness' | 'chroma' | 'hue', number>>) {
    setOpen(true)
    setChosen(([l, c, h]) => [part.lightness ?? l, part.chroma ?? c, part.hue ?? h])
  }

  const sliders = [
    { name: 'hue', min: 0, max: 360, step: 1, value: Math.round(hue), shown: `${Math.round(hue)}°` },
    { name: 'chroma', min: 0, max: rim, step: 0.005, value: chroma, shown: chroma.toFixed(3) },
    {
      name: 'lightness',
      min: 0.15,
      max: 0.97,
      step: 0.01,
      value: lightness,
      shown: `${Math.round(lightness * 100)} %`,
    },
  ] as const

  return (
    <section id="wheel" className={`grid ${styles.explorer}`}>
      <div className={styles.words}>
        <h1>
          <Phrases text={copy.heading} />
        </h1>
        <p className={styles.lead}>{copy.lead}</p>
      </div>
      <div className={styles.wheel}>
        <Wheel
          painted={painted}
          colours={colours}
          isOpen={isOpen}
          label={copy.disc}
          onOpen={() => setOpen(true)}
          onChoose={(chroma, hue) => choose({ chroma, hue })}
        />
        <button type="button" className={styles.open} hidden={isOpen} onClick={() => setOpen(true)}>
          {copy.open}
        </button>
      </div>
      <div className={styles.controls}>
        <fieldset className={styles.harmonies}>
          <legend className={styles.legend}>{copy.harmony}</legend>
          {harmonyNames.map(name => (
            <label key={name} className={styles.harmony}>
              <input
                type="radio"
                className={styles.radio}
                name="harmony"
                value={name}
                checked={name === harmony}
                onChange={() => {
                  setHarmony(name)
                  setOpen(true)
                }}
              />
              {copy.harmonies[name]}
            </label>
          ))}
        </fieldset>
        {sliders.map(({ name, min, max, step, value, shown }) => (
          <label key={name} className={styles.slider}>
            <span>{copy[name]}</span>
            <span className={styles.shown}>{shown}</span>
            <input
              type="range"
              min={min}
              max={max}
              step={step}
              value={value}
              aria-label={copy[name]}
              aria-valuetext={shown}
              onChange={event => choose({ [name]: event.currentTarget.valueAsNumber })}
            />
          </label>
        ))}
      </div>
      <Bands copy={copy.bands} colours={colours} />
    </section>
  )
}
