import { Film } from '../../../ui/film.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './collection.module.css'
import type { listCollection } from './list-collection.ts'

type CollectionProps = ReturnType<typeof listCollection>

/** The given pictures of the collection with their crops, and the given films. */
export function Collection({ pictures, films }: CollectionProps) {
  return (
    <>
      <section aria-labelledby="films">
        <h2 id="films" className={styles.heading}>{`${films.length} films`}</h2>
        <ul className={styles.list}>
          {films.map(({ id, film, facts, files }) => (
            <li key={id}>
              <h3 className={styles.name}>{id}</h3>
              <Film film={film} credited />
              <p className={styles.facts}>{`${facts}. ${film.alt}`}</p>
              <Files files={files} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="pictures">
        <h2 id="pictures" className={styles.heading}>{`${pictures.length} pictures`}</h2>
        <ul className={styles.list}>
          {pictures.flatMap(({ id, colour, views }) =>
            views.map(({ name, picture, facts, files }) => (
              <li key={`${id} ${name}`}>
                <h3 className={styles.name}>{name === 'whole' ? id : `${id}, ${name}`}</h3>
                <Picture picture={picture} sizes="(max-width: 599.98px) 100vw, 33vw" credited />
                <p className={styles.facts}>{`${facts}, ${colour}. ${picture.alt}`}</p>
                <Files files={files} />
              </li>
            )),
          )}
        </ul>
      </section>
    </>
  )
}

function Files({ files }: { files: readonly { name: string; what: string }[] }) {
  return (
    <dl className={styles.files}>
      {files.map(({ name, what }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
