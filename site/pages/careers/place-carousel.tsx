import { interpolate } from '../../../ui/language/format.ts'
import { Phrases } from '../../../ui/phrases.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { CareersCopy } from './copy/en.ts'
import styles from './place-carousel.module.css'
import type { Place } from './places.ts'
import { useCarousel } from './use-carousel.ts'

interface PlaceCarouselProps {
  readonly copy: CareersCopy['places']
  readonly places: readonly Place[]
}

/**
 * Eight places of the island in a scrollable row; with scripts the carousel of
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/, without automatic rotation.
 */
export function PlaceCarousel({ copy, places }: PlaceCarouselProps) {
  const { row, current, go, events } = useCarousel(places.length)
  const sayPlace = (at: number) => interpolate(copy.of, { n: String(at + 1), all: String(places.length) })
  return (
    <section className={`grid ${styles.places}`} aria-label={copy.label} aria-roledescription={copy.carousel}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <p className={styles.lead}>{copy.lead}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable for keyboards */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div ref={row} className={styles.row} role="group" aria-label={copy.label} tabIndex={0} {...events}>
        {places.map((place, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
          <div
            key={place.id}
            className={styles.slide}
            role="group"
            aria-roledescription={copy.slide}
            aria-label={sayPlace(at)}
            data-current={at === current || undefined}
          >
            <Picture
              picture={place.picture}
              sizes="(min-width: 823px) 68vw, 86vw"
              className={styles.picture}
            />
            <div className={styles.words}>
              <h3>{place.name}</h3>
              <p>{place.text}</p>
            </div>
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        <Arrow label={copy.previous} isEnd={current === 0} onClick={() => go(current - 1)} back />
        <Arrow label={copy.next} isEnd={current === places.length - 1} onClick={() => go(current + 1)} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div className={styles.pages} role="group" aria-label={copy.choose}>
          {places.map((place, at) => (
            <button
              key={place.id}
              type="button"
              className={styles.page}
              aria-label={place.name}
              aria-disabled={at === current}
              data-kept-press
              onClick={() => go(at)}
            />
          ))}
        </div>
        <p className={styles.now} aria-live="polite" aria-atomic="true">
          {sayPlace(current)}
          <span className="visually-hidden">{` ${places[current]?.name}`}</span>
        </p>
      </div>
    </section>
  )
}

interface ArrowProps {
  readonly label: string
  /** Whether the row ends in this direction; the button keeps the focus. */
  readonly isEnd: boolean
  readonly onClick: () => void
  readonly back?: boolean
}

const Arrow = ({ label, isEnd, onClick, back = false }: ArrowProps) => (
  <button
    type="button"
    className={styles.arrow}
    aria-label={label}
    aria-disabled={isEnd}
    data-kept-press
    onClick={onClick}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true" data-back={back || undefined}>
      <path
        d="M3 10h13M11 4.500l5.500 5.500-5.500 5.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </svg>
  </button>
)
