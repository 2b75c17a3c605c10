import { listApprovals } from '../content/approvals/list-approvals.ts'
import { part, type WaitingSource } from './waiting-source.ts'

export const approvals: WaitingSource = {
  source: 'approvals',
  permission: 'content.publish',
  async find({ db, staff }) {
    const { length } = await listApprovals(db, { staff })
    return [
      part(
        length,
        ['1 text waits for your approval', '{count} texts wait for your approval'],
        '/content?state=asked',
      ),
    ]
  },
}
