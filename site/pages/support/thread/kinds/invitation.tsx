import { Link, useSearchParams } from 'react-router'
import { actionClass } from '../../../../../ui/action.tsx'
import type { Invitation } from './beta-application.ts'
import styles from './invitation.module.css'
import type { OwnSectionProps } from './own-section-props.ts'

/** The agreement of a beta invitation, or the signature once there is one. */
export function InvitationSection({ own }: Pick<OwnSectionProps, 'own'>) {
  const invitation = own as Invitation | null
  const [query] = useSearchParams()
  if (!invitation) return null
  const { text, label, page, isSigned } = invitation
  const opened = new URLSearchParams({ link: query.get('link') ?? '' })
  return (
    <div className={styles.invitation}>
      <p>{text}</p>
      <Link className={actionClass({ quiet: isSigned })} to={`${page}?${opened}`}>
        {label}
      </Link>
    </div>
  )
}
