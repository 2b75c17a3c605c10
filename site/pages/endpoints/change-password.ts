import { redirect } from 'react-router'
import { link } from '../../language/link.ts'

/** The well-known address of the change-password page. https://w3c.github.io/webappsec-change-password-url/ */
export const loader = () => redirect(link('en', '/account/security'), 303)
