import { Form, Link } from 'react-router'
import type { HandbookTreeView } from '../../../contract/office/handbook-tree.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { actsClass, cardClass, softClass } from '../../features/screen.tsx'
import styles from './tree.module.css'

interface PublishBarProps {
  readonly tree: HandbookTreeView
  readonly here: string
}

/** What visitors do not see yet, and the links that would lose their pages. */
export function PublishBar({ tree, here }: PublishBarProps) {
  const { version, shown, changed, versions, dead_links: links } = tree
  const hidden = versions.filter(({ pages, is_public: isPublic }) => pages > 0 && !isPublic)
  return (
    <Form method="post" action={here} className={cardClass} aria-label="Publish the order">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={shown} />
      <p>
        {count(changed, 'page')} {changed === 1 ? 'has' : 'have'} another order or other versions than
        visitors see.
        {hidden.length > 0 && ` Publishing shows ${hidden.map(({ slug }) => slug).join(' and ')} to them.`}
      </p>
      {links.length > 0 && (
        <>
          <p>{links.length === 1 ? 'A link would lead' : `${links.length} links would lead`} nowhere then:</p>
          <ul className={styles.dead}>
            {links.map(link => (
              <li key={`${link.path} ${link.part} ${link.to} ${link.version}`}>
                <Link to={pathOfPart({ ...link, kind: 'handbook' })}>{link.title || link.path}</Link>{' '}
                <span className={softClass}>
                  {partTitles[link.part]}, to {link.to} in {link.version}
                </span>
              </li>
            ))}
          </ul>
          <label className={styles.sure}>
            <input type="checkbox" name="is_sure" /> Publish nevertheless
          </label>
        </>
      )}
      <p className={actsClass}>
        <Button look="main" name="act" value="publish">
          Publish the order
        </Button>
        <Button name="act" value="discard">
          Put it back
        </Button>
      </p>
    </Form>
  )
}
