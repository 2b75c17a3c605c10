import { countBoxes } from '../inbox/count-boxes.ts'
import { part, type WaitingQuery, type WaitingSource } from './waiting-source.ts'

const boxesOf = ({ db, staff, now }: WaitingQuery) =>
  countBoxes(db, { staffId: staff.id, teams: staff.teams, now: now.toISOString() })

export const assigned: WaitingSource = {
  source: 'assigned',
  permission: 'inbox.read',
  async find(query) {
    const { mine } = await boxesOf(query)
    return [
      part(mine, ['1 request is assigned to you', '{count} requests are assigned to you'], '/inbox/mine'),
    ]
  },
}

export const unanswered: WaitingSource = {
  source: 'unanswered',
  permission: 'inbox.read',
  async find(query) {
    const { waiting } = await boxesOf(query)
    return [
      part(
        waiting,
        ['1 person waits for an answer of your teams', '{count} people wait for an answer of your teams'],
        '/inbox/waiting',
      ),
    ]
  },
}
