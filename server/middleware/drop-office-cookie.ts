import { officeApi } from '../../contract/office/office.ts'
import { headerOf, type Middleware } from '../http/exchange.ts'
import { isOffice } from './serve-office.ts'

const isOfficeCookie = (pair: string) => /^\s*(?:__Host-)?office(?:-theme)?=/.test(pair)

/** Removes the office's cookies from every request that is not for the office or its service. */
export const dropOfficeCookie: Middleware = ({ request, path }) => {
  const cookie = headerOf(request, 'cookie')
  if (!cookie.includes('office') || isOffice(path) || path.startsWith(`${officeApi}/`)) return false
  const rest = cookie
    .split(';')
    .filter(pair => !isOfficeCookie(pair))
    .join(';')
    .trim()
  request.headers.cookie = rest
  request.headersDistinct.cookie = [rest]
  return false
}
