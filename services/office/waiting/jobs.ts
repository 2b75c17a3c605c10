import { listFailures } from '../health/jobs.ts'
import { part, type WaitingSource } from './waiting-source.ts'

export const jobs: WaitingSource = {
  source: 'jobs',
  permission: 'health.read',
  async find({ db }) {
    const { length } = await listFailures(db)
    return [part(length, ['1 job or mail has failed', '{count} jobs or mails have failed'], '/health')]
  },
}
