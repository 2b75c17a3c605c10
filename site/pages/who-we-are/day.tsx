import { Phrases } from '../../../ui/phrases.tsx'
import type { PictureData } from '../../../ui/picture.tsx'
import type { AboutCopy } from './copy/en.ts'
import styles from './day.module.css'
import { Place } from './place.tsx'

type PlaceName = Exclude<keyof AboutCopy['day']['places'], 'stars'>

interface DayProps {
  readonly copy: AboutCopy['day']
  readonly pictures: Readonly<Record<PlaceName, PictureData>>
}

/** The places in the order of the day, with their layout and picture width. */
const places: readonly (readonly [name: PlaceName, sizes: string])[] = [
  ['wires', '(min-width: 823px) 70vw, 100vw'],
  ['falls', '(min-width: 823px) 34vw, 100vw'],
  ['granite', '100vw'],
  ['tarn', '(min-width: 823px) 42vw, 100vw'],
  ['plain', '(min-width: 823px) 50vw, 100vw'],
  ['stacks', '(min-width: 823px) 72vw, 100vw'],
]

/** The places of the island from first light to dusk, with the work done there. */
export function Day({ copy, pictures }: DayProps) {
  return (
    <section data-below className={`grid ${styles.day}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      {places.map(([name, sizes]) => (
        <Place key={name} name={name} copy={copy.places[name]} picture={pictures[name]} sizes={sizes} />
      ))}
    </section>
  )
}
