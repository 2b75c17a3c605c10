import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { BrushesCopy } from './copy/en.ts'
import type { Kind, Specimen, WallSet } from './load-wall.ts'
import styles from './wall.module.css'

interface WallProps {
  readonly copy: BrushesCopy['wall']
  readonly sets: readonly WallSet[]
  /** The stroke of the default brush, cut out of its sheet. */
  readonly stroke: PictureData
  readonly onPickUp: (brush: string) => void
}

/** Every brush as a specimen of its stroke, filtered without scripts. */
export function Wall({ copy, sets, stroke, onPickUp }: WallProps) {
  const count = (kind?: Kind) =>
    sets.filter(set => !kind || set.kind === kind).reduce((sum, { specimens }) => sum + specimens.length, 0)
  const filbert = sets.flatMap(({ specimens }) => specimens).find(({ id }) => id === 'oils/loaded-filbert')
  return (
    <section id="wall" className={styles.wall} aria-labelledby="wall-heading">
      <div className={styles.top}>
        <h2 id="wall-heading" className={styles.heading}>
          <Phrases text={copy.heading} />
        </h2>
        <p className={styles.hint}>{copy.hint}</p>
        {filbert && (
          <figure className={styles.overture}>
            <Picture picture={stroke} sizes="100vw" className={styles.stroke} decorative />
            <figcaption className={styles.caption}>
              {filbert.name}
              <PickUp specimen={filbert} label={copy.pickUp} onPickUp={onPickUp} />
            </figcaption>
          </figure>
        )}
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>{copy.show}</legend>
          <Choice id="all" title={copy.all} count={count()} />
          {(Object.entries(copy.kinds) as [Kind, string][]).map(([kind, title]) => (
            <Choice key={kind} id={kind} title={title} count={count(kind)} />
          ))}
        </fieldset>
        <nav aria-label={copy.sets}>
          <ul className={styles.sets}>
            {sets.map(({ id, name, kind }) => (
              <li key={id} data-kind={kind}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {sets.map((set, at) => (
        <section
          key={set.id}
          data-below={at === 0 || undefined}
          id={set.id}
          className={styles.set}
          data-kind={set.kind}
          data-ground={groundOf(set.specimens)}
          aria-labelledby={`${set.id}-name`}
        >
          <h3 id={`${set.id}-name`} className={styles.name}>
            {set.name}
          </h3>
          {set.specimens.map((specimen, index) => (
            <Hung
              key={specimen.id}
              specimen={specimen}
              large={index === 0}
              label={copy.pickUp}
              onPickUp={onPickUp}
            />
          ))}
        </section>
      ))}
    </section>
  )
}

const Choice = ({ id, title, count }: { id: Kind | 'all'; title: string; count: number }) => (
  <label className={styles.choice}>
    <input type="radio" name="kind" value={id} defaultChecked={id === 'all'} className={styles.radio} />
    {title} <span className={styles.count}>{count}</span>
  </label>
)

interface HungProps {
  readonly specimen: Specimen
  readonly large: boolean
  readonly label: string
  readonly onPickUp: (brush: string) => void
}

const Hung = ({ specimen, large, label, onPickUp }: HungProps) => (
  <figure className={large ? styles.large : styles.specimen} data-ground={specimen.ground}>
    <picture>
      <source
        type="image/avif"
        srcSet={specimen.avif}
        sizes={large ? '(max-width: 599.98px) 90vw, 44vw' : undefined}
      />
      <img
        className={styles.stroke}
        src={specimen.webp}
        alt={specimen.stroke}
        width="840"
        height="240"
        loading="lazy"
        decoding="async"
      />
    </picture>
    <figcaption className={styles.caption}>
      {specimen.name}
      <PickUp specimen={specimen} label={label} onPickUp={onPickUp} />
    </figcaption>
  </figure>
)

const PickUp = ({ specimen, label, onPickUp }: Omit<HungProps, 'large'>) => (
  <button
    type="button"
    className={styles.pickUp}
    data-pick-up
    value={specimen.id}
    aria-label={interpolate(label, { name: specimen.name })}
    onClick={() => onPickUp(specimen.id)}
  />
)

/** A set takes the paper that all but two of its brushes use. */
function groundOf(specimens: readonly Specimen[]): string | undefined {
  return specimens
    .map(({ ground }) => ground)
    .find(
      ground =>
        ground !== 'paper' &&
        specimens.filter(other => other.ground === ground).length >= specimens.length - 2,
    )
}
