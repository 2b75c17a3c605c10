import { redirect } from 'react-router'
import { safePath } from '../../request/safe-path.ts'
import type { Route } from './+types/theme'

const yearSeconds = 365 * 24 * 3600

/** Keeps the choice of colors in a cookie, and goes back to the page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const theme = form.get('theme')
  const isChosen = theme === 'light' || theme === 'dark'
  const cookie = `office-theme=${isChosen ? theme : ''}; Path=/office; SameSite=Lax; HttpOnly; Max-Age=${isChosen ? yearSeconds : 0}`
  return redirect(safePath(form.get('to')), { headers: { 'Set-Cookie': cookie } })
}
