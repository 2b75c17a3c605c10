import type { Box } from '../../../contract/office/inbox.ts'
import { countBox } from '../inbox/count-boxes.ts'
import { part, type WaitingQuery, type WaitingSource } from './waiting-source.ts'

const countIn = (box: Box, { db, staff, now }: WaitingQuery) =>
  countBox(db, box, { staffId: staff.id, teams: staff.teams, now: now.toISOString() })

export const assigned: WaitingSource = {
  source: 'assigned',
  permission: 'inbox.read',
  async find(query) {
    const count = await countIn('mine', query)
    return [
      part(count, ['1 request is assigned to you', '{count} requests are assigned to you'], '/inbox/mine'),
    ]
  },
}

export const unanswered: WaitingSource = {
  source: 'unanswered',
  permission: 'inbox.read',
  async find(query) {
    const count = await countIn('waiting', query)
    return [
      part(
        count,
        ['1 person waits for an answer of your teams', '{count} people wait for an answer of your teams'],
        '/inbox/waiting',
      ),
    ]
  },
}
