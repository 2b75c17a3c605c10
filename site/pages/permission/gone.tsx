import { Link } from 'react-router'
import type { Locale } from '../../../contract/locale.ts'
import { actionClass } from '../../../ui/action.tsx'
import { link } from '../../language/link.ts'
import { base } from './base.ts'
import type { PermissionCopy } from './copy/en.ts'
import { Paper } from './paper.tsx'

/** For a link whose request was removed, ran out, or never was. */
export function Gone({ copy, locale }: { readonly copy: PermissionCopy; readonly locale: Locale }) {
  return (
    <Paper copy={copy} heading={copy.gone.heading}>
      <p>{copy.gone.text}</p>
      <p>
        <Link className={actionClass()} to={link(locale, base)}>
          {copy.gone.start}
        </Link>
      </p>
    </Paper>
  )
}
