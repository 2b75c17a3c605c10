import { betasFor } from '../../../../contract/forms/devices.ts'
import type { Locale } from '../../../../contract/locale.ts'
import type { User } from '../../../../contract/user.ts'
import type { VisitorGallery } from '../../../request/site-request.ts'

/**
 * Marks in somebody's account the betas that their devices can run; those that they are in already stay as they are.
 * Resolves to whether all of it was done.
 */
export async function reapply(
  gallery: VisitorGallery,
  user: User,
  devices: readonly string[],
  locale: Locale,
): Promise<boolean> {
  const isIn = (type: number) =>
    user.betaUsers.some(({ beta_type_id, selected }) => beta_type_id === type && selected === '1')
  for (const beta_type_id of betasFor(devices).filter(type => !isIn(type))) {
    const { success } = await gallery.calls.publicBetaReapply({ body: { lang: locale, beta_type_id } })
    if (!success) return false
  }
  return true
}
