import { data, Link, redirect } from 'react-router'
import { Screen } from '../../features/screen.tsx'
import { findPageOfScreen } from '../../guide/page-of-screen.ts'
import { findPage, listContents } from '../../guide/pages.ts'
import type { Route } from './+types/page'
import { Blocks } from './blocks.tsx'
import styles from './guide.module.css'

/** `at` is the address of a screen: it leads to the page about that screen. */
export function loader({ params, url }: Route.LoaderArgs) {
  const at = url.searchParams.get('at')
  const screen = at === null ? undefined : findPageOfScreen(at)
  if (at !== null) throw redirect(screen === undefined ? '/guide' : `/guide/${screen}`)
  const page = findPage(params.page ?? '')
  if (!page) throw data(null, { status: 404 })
  return { page, groups: params.page === undefined ? [] : listContents() }
}

/** The guide for staff: docs/office.md and what lies in docs/office/. */
export default function Guide({ loaderData, params }: Route.ComponentProps) {
  const { page, groups } = loaderData
  const pages = groups.flatMap(group => group.pages)
  const here = `/guide/${params.page}`
  const at = pages.findIndex(({ to }) => to === here)
  const [before, next] = at === -1 ? [] : [pages[at - 1], pages[at + 1]]
  return (
    <Screen title={page.title} beside={groups.length > 0 && <Link to="/guide">Contents</Link>}>
      <div className={styles.columns}>
        <article className={styles.text}>
          <Blocks blocks={page.blocks} />
          {(before || next) && (
            <nav aria-label="Neighboring pages" className={styles.neighbors}>
              {before && (
                <Link to={before.to} rel="prev">
                  ← {before.title}
                </Link>
              )}
              {next && (
                <Link to={next.to} rel="next" className={styles.next}>
                  {next.title} →
                </Link>
              )}
            </nav>
          )}
        </article>
        {groups.length > 0 && (
          <nav aria-label="Pages of the guide" className={styles.pages}>
            {groups.map(({ title, pages }) => (
              <section key={title} aria-label={title}>
                <p className={styles.group} aria-hidden="true">
                  {title}
                </p>
                <ul>
                  {pages.map(({ title, to }) => (
                    <li key={to}>
                      <Link to={to} aria-current={to === here ? 'page' : undefined}>
                        {title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        )}
      </div>
    </Screen>
  )
}
