import { Form, Link } from 'react-router'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import { pathOfPart } from '../../features/content/content-path.ts'
import { pathOfMove, pathOfTree } from '../../features/content/move-path.ts'
import { partTitles } from '../../features/content/part-titles.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import { count } from '../../features/count.ts'
import { Disclosure } from '../../features/disclosure.tsx'
import { actsClass, leadClass, softClass } from '../../features/screen.tsx'
import type { MovePlan } from './find-plan.ts'
import styles from './move.module.css'

interface PlanViewProps {
  readonly kind: EntryKind
  readonly path: string
  readonly to: string
  readonly after: string | undefined
  /** The version of the handbook whose tree somebody comes from. */
  readonly tree: string | null
  readonly plan: MovePlan
}

/** What a move would do, and the button that does it. */
export function PlanView({ kind, path, to, after, tree, plan }: PlanViewProps) {
  const { entries, redirects, links } = plan
  const changed = links.filter(({ becomes }) => becomes === 'changed').length
  return (
    <section className={styles.plan} aria-labelledby="what-follows">
      <h2 id="what-follows">What follows</h2>
      <p className={leadClass}>
        {redirects.length === 0
          ? 'Visitors have not seen it yet, so no address has to lead on.'
          : `${count(redirects.length, 'address', 'addresses')} ${redirects.length === 1 ? 'leads' : 'lead'} on to the new one, in every language.`}
      </p>
      <p className={leadClass}>
        {links.length === 0 ? 'No text links to it.' : linksSentence(links.length, changed)}
      </p>
      <Form method="post" action={pathOfMove({ kind, path, to, after, tree })} className={actsClass}>
        <input type="hidden" name="to" value={to} />
        {after !== undefined && <input type="hidden" name="after" value={after} />}
        {tree && <input type="hidden" name="tree" value={tree} />}
        <Button look="main" autoFocus={tree !== null}>
          Move it
        </Button>
        <Link
          className={buttonClass()}
          to={tree ? pathOfTree(path.split('/')[1] ?? '', tree) : pathOfPart({ kind, path, part: 'en' })}
        >
          Leave it
        </Link>
      </Form>
      {entries.length > 1 && (
        <Disclosure label={`${count(entries.length, 'text')} move together`}>
          <Pairs pairs={entries} />
        </Disclosure>
      )}
      {redirects.length > 0 && (
        <Disclosure label="Addresses" isOpen={redirects.length < 5}>
          <Pairs pairs={redirects} />
        </Disclosure>
      )}
      {links.length > 0 && (
        <ul className={styles.links} aria-label="Texts that link to it">
          {links.map(link => (
            <li key={`${link.path} ${link.part}`}>
              <Link to={pathOfPart(link)}>{link.title || link.path}</Link>{' '}
              <span className={softClass}>
                {partTitles[link.part]} · {link.becomes === 'changed' ? 'changed' : 'led on by the redirect'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function linksSentence(links: number, changed: number): string {
  const texts = `${count(links, 'text')} ${links === 1 ? 'links' : 'link'} to it`
  if (changed === links) return `${texts}, and ${links === 1 ? 'is' : 'are'} changed with it.`
  return `${texts}: ${changed} ${changed === 1 ? 'is' : 'are'} changed with it, the others are led on.`
}

const Pairs = ({ pairs }: { readonly pairs: MovePlan['redirects'] }) => (
  <ul className={styles.pairs}>
    {pairs.map(({ from, to }) => (
      <li key={from}>
        <span className={softClass}>{from}</span> <span aria-hidden="true">→</span>
        <span className="visually-hidden"> becomes </span> {to}
      </li>
    ))}
  </ul>
)
