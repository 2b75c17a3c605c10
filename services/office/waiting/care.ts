import { findCare } from '../care/find-care.ts'
import { part, type WaitingSource } from './waiting-source.ts'

export const care: WaitingSource = {
  source: 'care',
  permission: 'care.read',
  async find(query) {
    const groups = await findCare(query)
    const total = groups.reduce((sum, group) => sum + group.total, 0)
    return [
      part(total, ['1 thing of the site needs a look', '{count} things of the site need a look'], '/care'),
    ]
  },
}
