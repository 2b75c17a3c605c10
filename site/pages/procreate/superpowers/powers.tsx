import { useRef } from 'react'
import { Link } from 'react-router'
import type { Locale } from '../../../../contract/locale.ts'
import { moreClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { useShowOnScroll } from '../../../../ui/show-on-scroll.ts'
import { link } from '../../../language/link.ts'
import type { SuperpowersCopy } from './copy/en.ts'
import styles from './powers.module.css'
import drawn from './stroke-drawing.module.css'
import { Stroke } from './stroke-drawing.tsx'

/** The handbook pages of the entries. */
const chapters = [
  'guides/symmetry',
  'guides/straight-lines-and-shapes',
  'guides/drawing-guides',
  'layers/alpha-lock',
  'layers/reference',
  'welcome/hover',
]

interface PowersProps {
  readonly copy: SuperpowersCopy['more']
  readonly locale: Locale
}

/** A flower of one stroke, and six more features with their handbook pages. */
export function Powers({ copy, locale }: PowersProps) {
  return (
    <section className={`grid later ${styles.powers}`}>
      <h2 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h2>
      <Flower label={copy.drawn} />
      <ul className={styles.list}>
        {copy.items.map(({ title, text }, at) => (
          <li key={title} className={styles.item}>
            <h3 className={styles.title}>{title}</h3>
            <div className={styles.words}>
              <p>{text}</p>
              <Link
                className={moreClass}
                to={link(locale, `/handbook/procreate/5.3/${chapters[at]}`)}
                aria-label={`${copy.link}: ${title}`}
              >
                {copy.link}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const everyEighth = [0, 45, 90, 135, 180, 225, 270, 315]

function Flower({ label }: { readonly label: string }) {
  const flower = useRef<SVGSVGElement>(null)
  useShowOnScroll(flower)
  return (
    <svg
      ref={flower}
      className={`${drawn.drawing} ${styles.flower}`}
      viewBox="0 0 600 600"
      role="img"
      aria-label={label}
    >
      <path className={styles.axes} d="M300 20V580M20 300H580M102 102L498 498M102 498L498 102" />
      {everyEighth.map(angle => (
        <g key={angle} transform={`rotate(${angle} 300 300)`}>
          <Stroke name="petal-0" size={[600, 600]} />
        </g>
      ))}
    </svg>
  )
}
