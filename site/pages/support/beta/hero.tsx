import { actionClass } from '../../../../ui/action.tsx'
import { Phrases } from '../../../../ui/phrases.tsx'
import { Picture, type PictureData } from '../../../../ui/picture.tsx'
import type { BetaCopy } from './copy/en.ts'
import styles from './hero.module.css'

interface HeroProps {
  readonly copy: BetaCopy['hero']
  /** One painting in four states, side by side. */
  readonly states: PictureData
}

const order = ['drawn', 'blocked', 'test', 'finished'] as const

/** The hero of the beta page: a painting in the third of its four states. */
export function Hero({ copy, states }: HeroProps) {
  return (
    <section className={`grid ${styles.hero}`}>
      <h1 className={styles.heading}>
        <Phrases text={copy.heading} />
      </h1>
      <div className={styles.lead}>
        <p>{copy.lead}</p>
        <a className={actionClass()} href="#application">
          {copy.apply}
        </a>
      </div>
      <figure className={styles.states}>
        <Picture picture={states} sizes="(min-width: 823px) 55vw, 100vw" priority />
        <figcaption>
          <ol>
            {order.map(state => (
              <li key={state} data-test={state === 'test' || undefined}>
                {copy.states[state]}
              </li>
            ))}
          </ol>
          <small>{states.credit}</small>
        </figcaption>
      </figure>
    </section>
  )
}
