import { actionClass } from '../../../../ui/action.tsx'
import { interpolate } from '../../../../ui/language/format.ts'
import { Phrases } from '../../../../ui/phrases.tsx'
import type { HubCopy } from './copy/en.ts'
import styles from './hub.module.css'
import type { TopicData } from './load-topics.ts'

interface SearchProps {
  readonly copy: HubCopy
  readonly handbooks: readonly TopicData[]
}

/** One question for the handbook of either app: the button chooses which. The first is what Enter presses. */
export function Search({ copy: { hero, search }, handbooks }: SearchProps) {
  return (
    <section className={`grid ${styles.hero}`}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Phrases text={hero.heading} />
        </h1>
        <p className={styles.lead}>{hero.lead}</p>
      </div>
      <search className={styles.search}>
        <form method="get" action={`${handbooks[0]?.start}/search`}>
          <label htmlFor="support-search">{search.label}</label>
          <input
            id="support-search"
            type="search"
            name="q"
            placeholder={search.placeholder}
            aria-describedby="support-search-help"
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            required
          />
          <p className={styles.buttons}>
            {handbooks.map(({ product, start }, at) => (
              <button
                key={product}
                type="submit"
                formAction={`${start}/search`}
                className={actionClass(at === 0 ? {} : { quiet: true })}
              >
                {interpolate(search.button, { product })}
              </button>
            ))}
          </p>
          <p id="support-search-help" className="visually-hidden">
            {search.both}
          </p>
        </form>
      </search>
    </section>
  )
}
