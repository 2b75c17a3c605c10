import { data, Form, Link, redirect, useOutletContext } from 'react-router'
import { languageTagOf } from '../../../contract/locale.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { Button, buttonClass } from '../../features/controls.tsx'
import { formatDay } from '../../features/day.ts'
import { languageTitles } from '../../features/labels.ts'
import { localDay } from '../../features/local-time.ts'
import { Menu } from '../../features/menu.tsx'
import { PersonButton } from '../../features/person-button.tsx'
import { pathOfRequest } from '../../features/request-path.ts'
import { emptyClass, Notice, Pages, rowsClass, Screen, softClass } from '../../features/screen.tsx'
import { VisitorText } from '../../features/visitor-text.tsx'
import type { SignedInData } from '../../frame/signed-in-data.ts'
import { officeRequest } from '../../request/office-request.ts'
import { requirePermission } from '../../request/require-permission.ts'
import { endedOr } from '../../request/session.ts'
import type { Route } from './+types/page'
import styles from './media-list.module.css'

const pathOf = (cursor: string) => `/media-list?${new URLSearchParams({ cursor })}`

export async function loader({ url, context }: Route.LoaderArgs) {
  requirePermission(context, 'media-list.read')
  const cursor = url.searchParams.get('cursor')
  const query = { box: 'open', kind: 'media-list', ...(cursor && { cursor }), limit: 50 } as const
  const list = await context.get(officeRequest).office.listRequests({ query })
  return { ...list, cursor, hasLeft: url.searchParams.has('left') }
}

export const action = ({ request, context, url }: Route.ActionArgs) =>
  endedOr(async () => {
    const reference = String((await request.formData()).get('reference') ?? '')
    if (reference === '') throw data(null, { status: 422 })
    await context.get(officeRequest).office.leaveMediaList({ params: { reference } })
    const cursor = url.searchParams.get('cursor')
    return redirect(cursor ? `${pathOf(cursor)}&left=1` : '/media-list?left=1')
  })

/** Who writes about us, and wants to hear from us. */
export default function MediaList({ loaderData }: Route.ComponentProps) {
  const { requests, next_cursor, cursor, hasLeft } = loaderData
  const { me } = useOutletContext<SignedInData>()
  const here = cursor ? pathOf(cursor) : '/media-list'
  return (
    <Screen
      title="Media list"
      beside={
        isPermitted('requests.export', me.roles) && (
          <Link className={buttonClass()} to="/export?kind=media-list">
            Export as CSV
          </Link>
        )
      }
    >
      {hasLeft && <Notice>The entry is off the list.</Notice>}
      {requests.length === 0 ? (
        <p className={emptyClass}>Nobody is on this page of the media list.</p>
      ) : (
        <ul className={rowsClass} aria-label="Entries">
          {requests.map(({ reference, name, email, locale, excerpt, created_at }) => (
            <li key={reference} className={styles.row}>
              <div className={styles.who}>
                <Link to={`${pathOfRequest(reference)}?kind=media-list`} className={styles.name}>
                  <VisitorText text={name || email} lang={languageTagOf(locale)} />
                </Link>
                <span className={softClass}>
                  <VisitorText text={email} /> · {languageTitles[locale]}
                </span>
              </div>
              <div className={styles.facts}>
                <VisitorText text={excerpt} lang={languageTagOf(locale)} />
                <div className={softClass}>
                  since {formatDay(localDay(new Date(created_at), me.time_zone))}
                </div>
              </div>
              <div className={styles.menu}>
                <Menu
                  id={reference}
                  label={
                    <>
                      More<span className="visually-hidden"> about {name || email}</span>
                    </>
                  }
                >
                  <PersonButton email={email} />
                  <Form method="post" action={here} preventScrollReset>
                    <input type="hidden" name="reference" value={reference} />
                    <p className={softClass}>
                      Taken off, the entry is erased, without a mail. They can sign up again.
                    </p>
                    <Button>Take {reference} off the list</Button>
                  </Form>
                </Menu>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pages
        first={cursor === null ? null : '/media-list'}
        next={next_cursor === null ? null : pathOf(next_cursor)}
      />
    </Screen>
  )
}
